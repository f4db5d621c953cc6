import { spawnSync } from "node:child_process";
import {
  appendFileSync,
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
import { sources } from "../build/sources";

const configs = ["biome.json", "jest.config.mjs", "playwright.config.ts", "tsconfig.json"];
const copied = [...new Set([...sources, ...configs, "tests", "README.md"])];

function hardLink(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) hardLink(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Copies the site to a folder in test-results/, to be edited and built. */
export function copySite(name: string) {
  const root = path.resolve("test-results/copies", name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const source of copied) cpSync(source, path.join(root, source), { recursive: true });
  hardLink("node_modules", path.join(root, "node_modules"));

  const file = (name: string) => path.join(root, name);
  const read = (name: string) => readFileSync(file(name), "utf8");

  /** Replaces each match in a file, and returns a function that undoes it. Throws when nothing matches. */
  function edit(name: string, pattern: RegExp, replacement: string) {
    const before = read(name);
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${name} has no match for ${pattern}`);
    writeFileSync(file(name), after);
    return () => writeFileSync(file(name), before);
  }

  /** Adds code to the end of a module. */
  const append = (name: string, code: string) => appendFileSync(file(name), `\n${code};\n`);

  // Jest's NODE_ENV would change the build, and Playwright does not run with Jest's worker id.
  const { NODE_ENV: _, JEST_WORKER_ID: __, ...rest } = process.env;
  const spawnOptions = { cwd: root, env: rest as NodeJS.ProcessEnv };

  /** Runs a script of package.json and returns its exit code and output. */
  function run(script: string, ...args: string[]) {
    const shell = process.platform === "win32";
    const options = { ...spawnOptions, encoding: "utf8", maxBuffer: 1 << 28, shell } as const;
    const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", script, "--", ...args], options);
    return { code: status, output: stdout + stderr };
  }

  function build() {
    const { code, output } = run("build");
    if (code !== 0) throw new Error(`The copy does not build:\n${output}`);
  }

  return { spawnOptions, file, read, edit, append, run, build };
}

export type SiteCopy = ReturnType<typeof copySite>;
