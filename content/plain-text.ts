import type { RichText } from "./schema";

/** Returns the plain text of copy with emphasis. */
export function plainText(copy: RichText): string {
  return copy
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("mark" in piece) return piece.mark;
      return "term" in piece ? piece.term : piece.link;
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
