import { existsSync } from "node:fs";
import path from "node:path";

/** Returns the path of a command on PATH, or undefined. */
export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}
