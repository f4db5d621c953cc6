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

/** Returns whether copy has a term with a source, which is shown in a tooltip. */
export const hasTerm = (copy: RichTextCopy) => copy.some((token) => typeof token === "object" && "term" in token);
