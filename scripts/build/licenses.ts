import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { fonts } from "../../content/theme";

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const readPackage = (folder: string): Package => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** Returns the folder of a package as Node finds it from `folder`. Works with the folders of npm, pnpm and Yarn. */
function folderOf(name: string, folder: string): string {
  const candidate = path.join(folder, "node_modules", name);
  if (existsSync(path.join(candidate, "package.json"))) return realpathSync(candidate);
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`${name} is not installed: run npm ci`);
  return folderOf(name, parent);
}

/** Returns the folders of the packages in `names` and of all that they depend on. */
function withDependencies(names: string[], folder: string, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const dependency = folderOf(name, folder);
    if (found.has(dependency)) continue;
    found.add(dependency);
    withDependencies(Object.keys(readPackage(dependency).dependencies ?? {}), dependency, found);
  }
  return found;
}

function noticeOf(folder: string): string {
  const { name, version, license } = readPackage(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(path.join(folder, file), "utf8").trim() : license;
  if (!text) throw new Error(`${name} ${version} names no license: write it down in scripts/build/licenses.ts`);
  return `${name} ${version}\n\n${text}`;
}

/* Next's polyfills contain it, without its license. */
const polyfills = "core-js\n\nMIT License. Copyright (c) Denis Pushkarev and contributors.";

/**
 * Returns the licenses of the site's fonts and of the packages that package.json in `folder` depends on: those in the pages'
 * scripts, and some that only the build uses.
 */
export function licenses(folder = process.cwd()): string {
  const title = "Libraries and fonts in this site, and their licenses.";
  const packages = withDependencies(Object.keys(readPackage(folder).dependencies ?? {}), folder);
  const families = Object.values(fonts).map((name) => folderOf(name, folder));
  const notices = [...new Set([...packages, ...families])].map(noticeOf).sort();
  return `${[title, ...notices, polyfills].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
