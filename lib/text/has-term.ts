import type { RichTextCopy } from "@/content/schema";

/** Returns whether copy has a term with a source, which is shown in a tooltip. */
export const hasTerm = (copy: RichTextCopy) => copy.some((token) => typeof token === "object" && "term" in token);
