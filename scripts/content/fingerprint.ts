import { createHash } from "node:crypto";

/** Returns a short fingerprint of a file's or a text's content. */
export function fingerprint(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
