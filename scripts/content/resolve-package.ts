import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of an installed package, looked for as Node does; null when it is not there. */
export function resolvePackage(name: string, from = process.cwd()): string | null {
  const folder = path.join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  const parent = path.dirname(from);
  return parent === from ? null : resolvePackage(name, parent);
}
