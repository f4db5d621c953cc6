import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/* Inside the project, so that a copy finds its packages without a node_modules of its own. */
const copies = path.resolve("test-results/copies");

const parts = [
  "app",
  "art",
  "components",
  "content",
  "public",
  "scripts",
  "tests/budgets.ts",
  "tests/export",
  "tests/unit",
  "biome.json",
  "jest.config.mjs",
  "next.config.ts",
  "package.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

interface Copy {
  /** Where a file of the copy is. */
  file(name: string): string;
  /** Replaces each match in a file of the copy; throws when there is none, since the edit would test nothing. */
  edit(name: string, pattern: RegExp, replacement: string): void;
  /** Runs Node with a script of a package or of the copy; gives its exit code and what it printed. */
  run(script: string, ...args: string[]): { code: number | null; output: string };
}

/** A fresh copy of the site's sources, for an owner's edits. */
export function copySite(name: string): Copy {
  const root = path.join(copies, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const part of parts) cpSync(part, path.join(root, part), { recursive: true });
  const file = (name: string) => path.join(root, name);
  return {
    file,
    edit(name, pattern, replacement) {
      const before = readFileSync(file(name), "utf8");
      const after = before.replace(pattern, replacement);
      if (after === before) throw new Error(`${name} has nothing like ${pattern}`);
      writeFileSync(file(name), after);
    },
    run(script, ...args) {
      // Jest's own NODE_ENV would make this a build for tests.
      const { NODE_ENV: _, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: root,
        env: env as NodeJS.ProcessEnv,
        encoding: "utf8",
        maxBuffer: 1 << 28,
      });
      return { code: status, output: stdout + stderr };
    },
  };
}
