import { readFileSync } from "node:fs";
import { filesIn } from "../build/files";
import type { Problem } from "./report";

/*
 * This module must not import content/: it explains why content/ cannot be loaded.
 */

const isText = /\.(ts|svg|html|css)$/;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Returns a problem for each file of `folders` that is not saved as UTF-8. */
export function encodingProblems(folders = ["content", "art", "public/assets"]): Problem[] {
  const files = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  return files
    .filter((file) => isText.test(file))
    .flatMap((file) => {
      const encoding = otherEncoding(readFileSync(file));
      return encoding ? { file, what: `is saved as ${encoding}: save it as UTF-8` } : [];
    });
}

/** Returns the encoding of a text that is not UTF-8. */
function otherEncoding(bytes: Buffer): string | undefined {
  // UTF-16 writes a Latin letter as two bytes, one of them 0.
  if (bytes.includes(0)) return "UTF-16";
  try {
    utf8.decode(bytes);
  } catch {
    return "Windows-1252 or in another old encoding";
  }
}
