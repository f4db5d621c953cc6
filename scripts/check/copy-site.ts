import { spawnSync } from "node:child_process";
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { withoutNodeEnv } from "../without-node-env";

/* Not copied: files that are built, installed or belong to Git. */
const left = /^(\.git|\.next|out|test-results|node_modules|lab.node_modules)$/;

/** Copies a folder as hard links, which take no space. */
function hardLink(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) hardLink(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Copies the project to a folder in test-results/, to be edited and built. Returns the folder, and a function that runs a script. */
export function copySite(name: string) {
  const root = path.resolve("test-results/copies", name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync("."))
    if (!left.test(entry))
      cpSync(entry, path.join(root, entry), { recursive: true, filter: (file) => !left.test(file) });
  hardLink("node_modules", path.join(root, "node_modules"));

  // Playwright does not run with Jest's worker id.
  const { JEST_WORKER_ID: _, TESTED_SITE: __, ...env } = withoutNodeEnv();

  /** Runs a script of package.json in the copy. Throws when it fails. */
  function run(script: string, ...args: string[]) {
    const shell = process.platform === "win32";
    const options = { cwd: root, env, stdio: "inherit", shell } as const;
    const { status } = spawnSync("npm", ["run", "-s", script, ...(args.length > 0 ? ["--", ...args] : [])], options);
    if (status !== 0) throw new Error(`npm run ${script} fails in test-results/copies/${name}.`);
  }

  return { root, run };
}
