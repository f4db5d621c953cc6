import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/* What no commit holds. */
const left = new Set([".git", ".next", ".deploy", "out", "node_modules", "test-results"]);

/* Links cost nothing; a copy is made where the temporary folder is on another disk. */
export function link(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}

/**
 * Builds a copy of the site in a folder of its own, as `change` leaves its sources; gives that
 * folder and how to be rid of it. Throws with what the build said when it fails.
 */
export function buildCopy(change: (dir: string) => void = () => {}) {
  const dir = mkdtempSync(path.join(tmpdir(), "site-copy-"));
  for (const name of readdirSync(".").filter((name) => !left.has(name)))
    cpSync(name, path.join(dir, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== "node_modules",
    });
  link("node_modules", path.join(dir, "node_modules"));
  change(dir);
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: dir,
    // Jest says "test", by which Tailwind leaves its sheet as it is.
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.slice(-2000));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
