import type { RichTextCopy } from "./schema";

/* Until every component imports lib/has-term.ts and content/schema/plain-text.ts. */
export { plainText } from "./schema/plain-text";
export const hasTerm = (copy: RichTextCopy) => copy.some((token) => typeof token === "object" && "term" in token);
