import type { RichTextCopy } from "./schema";

/** Returns the plain text of copy with emphasis. */
export function plainText(copy: RichTextCopy): string {
  return copy
    .map((token) => {
      if (typeof token === "string") return token;
      if ("mark" in token) return token.mark;
      return "term" in token ? token.term : token.link;
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
