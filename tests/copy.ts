import { spawnSync } from "node:child_process";
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { sources } from "../scripts/build/sources";

/* npm is a batch file there. */
const shell = process.platform === "win32";
const copies = path.resolve("test-results/copies");

const parts = [
  ...[...sources, "tests", "README.md", "CONTRIBUTING.md", "biome.json", "tsconfig.json"],
  ...["jest.config.mjs", "playwright.config.ts"],
];

/* What tests hosts and engines, or copies of the site itself. */
const elsewhere = /^tests.(engines|hosts|node_modules|owner|webkit)/;

function link(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** A fresh copy of the site's sources in a folder of its own, for edits and builds. */
export function copySite(name: string) {
  const root = path.join(copies, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const filter = (file: string) => !elsewhere.test(file);
  for (const part of parts) cpSync(part, path.join(root, part), { recursive: true, filter });
  link("node_modules", path.join(root, "node_modules"));

  const file = (name: string) => path.join(root, name);

  /** Replaces each match in a file; throws when there is none, since the edit would test nothing. Gives what takes it back. */
  function edit(name: string, pattern: RegExp, replacement: string) {
    const before = readFileSync(file(name), "utf8");
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${name} has nothing like ${pattern}`);
    writeFileSync(file(name), after);
    return () => writeFileSync(file(name), before);
  }

  // With Jest's own NODE_ENV a build would be one for tests, and with its number Playwright runs nothing.
  // And the words of a copy are an owner's.
  const { NODE_ENV: _, JEST_WORKER_ID: __, AS_SPECIFIED: ___, ...rest } = process.env;
  const place = { cwd: root, env: rest as NodeJS.ProcessEnv };

  function run(script: string, ...args: string[]) {
    const options = { ...place, encoding: "utf8", maxBuffer: 1 << 28, shell } as const;
    const done = spawnSync("npm", ["run", "-s", script, "--", ...args], options);
    return { code: done.status, output: done.stdout + done.stderr };
  }

  function build() {
    const { code, output } = run("build");
    if (code !== 0) throw new Error(`The copy cannot be built:\n${output}`);
  }

  return { place, file, edit, run, build };
}
