import type { RichTextCopy } from "@/content/schema";

type Token = RichTextCopy[number];

const isMark = (token: Token) => typeof token === "object" && "mark" in token;
const isSpace = (token: Token) => typeof token === "string" && token.trim() === "";

/**
 * Returns the tokens of the hero's headline, by line: a highlighted phrase has a separate one. A line may be too long for the
 * window and wrap.
 */
export function headlineLines(headline: RichTextCopy): RichTextCopy[] {
  const lines: RichTextCopy[] = [];
  for (const token of headline) {
    const line = lines.at(-1);
    if (line && (isSpace(token) || continues(line, token))) line.push(token);
    else lines.push([token]);
  }
  return lines;
}

function continues(line: RichTextCopy, token: Token): boolean {
  return line.every(isSpace) || !(isMark(token) || line.some(isMark));
}
