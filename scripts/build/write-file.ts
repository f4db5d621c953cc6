import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file whole or not at all, and only when that changes it: a development server that watches
 * it reads no half of it, and a build that is up to date stays so.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}
