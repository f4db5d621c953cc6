import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Returns whether a file exists under this name. Hosts distinguish capitals, but macOS and Windows do not. */
export function isFile(file: string): boolean {
  const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return isThere && readdirSync(path.dirname(file)).includes(path.basename(file));
}
