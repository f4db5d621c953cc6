import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A fingerprint of everything in content/: another one means that somebody has edited the copy. */
export function contentFingerprint(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync("content").sort())
    hash.update(readFileSync(path.join("content", file)));
  return hash.digest("hex");
}
