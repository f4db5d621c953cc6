import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Returns the sorted paths of all files in `dir`, relative to it and with forward slashes. */
export function filesIn(dir: string): string[] {
  return (
    fs
      .readdirSync(dir, { recursive: true, encoding: "utf8" })
      // A development server may remove a draft in between.
      .filter((file) => fs.statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile())
      .map((file) => file.replaceAll(path.sep, "/"))
      .sort()
  );
}

/** Returns a short hash of texts and bytes. */
export function fingerprint(...contents: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

/** Writes a file if its content has changed. Renames a draft, so that a development server never reads an incomplete file. */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  fs.writeFileSync(draft, bytes);
  fs.renameSync(draft, file);
}
