/* Characters that nobody sees, and those that only a wrong encoding writes. */

const names: Record<string, string> = {
  "\t": "tab",
  "\n": "line break",
  "\u00a0": "no-break space",
  "\u00ad": "soft hyphen",
  "\u200b": "zero width space",
  "\u200c": "zero width non-joiner",
  "\u200d": "zero width joiner",
  "\u200e": "left-to-right mark",
  "\u200f": "right-to-left mark",
  "\u2009": "thin space",
  "\u200a": "hair space",
  "\u2028": "line separator",
  "\u2029": "paragraph separator",
  "\u202f": "narrow no-break space",
  "\u2060": "word joiner",
  "\u3000": "ideographic space",
  "\ufe0f": "variation selector",
  "\ufeff": "byte order mark",
};

/* Format and control characters, separators of lines, private characters, blank letters, and lone variation selectors. */
const invisible =
  /[\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|\u034f|(?![\n\t])\p{Cc}|(?<![\p{S}\p{Script=Han}\p{Script=Mongolian}])\p{Variation_Selector}/u;

/* A name or an address has ordinary spaces only. Copy may have others, such as no-break spaces. */
const oddSpace = /(?! )\s/u;

/* Emoji have joiners and selectors. */
// biome-ignore lint/complexity/useRegexLiterals: TypeScript knows the flag only with a later target
const emoji = new RegExp("\\p{RGI_Emoji}", "gv");
/* Letters of Persian and of Indian languages have joiners, and right-to-left copy has marks of direction. */
const joiner = /(?<=[\p{L}\p{M}])(?<!\p{Script=Latin})[\u200c\u200d]/gu;
const direction = /[\u061c\u200e\u200f\u2066-\u2069]/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/* U+FFFD, control characters of Windows-1252, and how UTF-8 reads in it: “â€™” for ’, “Ã©” for é. */
const misread = /\ufffd|[\u0080-\u009f]|â€[\u0080-\uffff]?|Ã[¡-¿]/u;

/**
 * Returns what is wrong with the characters of a text, or undefined. `isExact` is true for names and addresses, which are
 * compared with others letter by letter.
 */
export function characterMistake(text: string, isExact = false): string | undefined {
  const [wrong] = misread.exec(text) ?? [];
  if (wrong) {
    const found = /\p{Cc}/u.test(wrong) ? nameOf(wrong) : `“${wrong}”`;
    return `contains ${found}, a character in another encoding: write it again, and save the file as UTF-8`;
  }
  // Keeps the length, so that positions are those of the text.
  const blank = (found: string) => "x".repeat(found.length);
  const usual = text.replace(emoji, blank).replace(joiner, blank);
  const hidden = invisible.exec(rightToLeft.test(text) ? usual.replace(direction, blank) : usual);
  if (hidden) return `contains an invisible character, ${nameOf(hidden[0])}, ${placeOf(text, hidden.index)}: remove it`;
  const space = isExact && oddSpace.exec(text);
  if (space)
    return `contains a special space, ${nameOf(space[0])}, ${placeOf(text, space.index)}: write an ordinary space`;
  return undefined;
}

/** Returns a character's name and number, like "zero width space (U+200B)", or the number of one without a name here. */
function nameOf(character: string): string {
  const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  const name = names[character];
  return name ? `${name} (${code})` : code;
}

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).replace(/\s+/g, " ").trim().slice(-16);
  return before ? `after “${before}”` : "at its start";
}
