/*
 * Beside the schema, because limits count these characters. This module does not import zod, so that the pages can use it.
 */

type Token = string | { mark: string } | { term: string } | { link: string };

/** Returns the plain text of copy with or without emphasis, with single spaces. */
export function plainText(copy: string | readonly Token[]): string {
  const tokens = typeof copy === "string" ? [copy] : copy;
  return tokens.map(wordsOf).join("").replace(/\s+/g, " ").trim();
}

/** Returns the text of a token, with the spaces it has. */
export function wordsOf(token: Token): string {
  if (typeof token === "string") return token;
  if ("mark" in token) return token.mark;
  return "term" in token ? token.term : token.link;
}
