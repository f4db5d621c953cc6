import { cardWords } from "../../components/seo/cards";
import { pages } from "../../content/pages";
import { fonts } from "../../content/theme";
import { fontFile } from "./font-files";
import { problem } from "./rules";

/** Returns one line for each heading that its social card cannot show, since the display face lacks a letter. */
export function cardProblems(
  among: Record<string, (typeof pages)[keyof typeof pages]> = pages,
): string[] {
  const font = fontFile(fonts.display);
  return Object.entries(among).flatMap(([name, { heading }]) => {
    const letters = cardWords(heading).flatMap(({ word }) => [...word]);
    const lacking = letters.filter((letter) => !font?.covers(letter.codePointAt(0) ?? 0));
    if (lacking.length === 0) return [];
    return problem(
      ["pages", name, "heading"],
      `has “${[...new Set(lacking)].join("")}”, which ${fonts.display} cannot set on the social card: write it in Latin letters, like “Jose” or “José”`,
    );
  });
}
