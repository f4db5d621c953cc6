import type { Theme } from "../../content/schema";
import { theme } from "../../content/theme";
import { problem } from "./rules";

type Token = keyof Theme;

interface Pair {
  front: Token;
  behind: Token;
  least: number;
}

/* https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast */
const forText = 4.5;
const forShapes = 3;

/** Every colour that stands on another, and the least contrast it needs there. */
export const pairs: Pair[] = [
  ...on("ink", ["paper", "shelf", "milk", "citron", "petal", "marigold", "marigold-tint"], forText),
  ...on("ink-soft", ["paper", "shelf", "milk", "petal"], forText),
  ...on("paper", ["ink", "cobalt", "cobalt-deep"], forText),
  ...on("citron", ["ink", "cobalt"], forText),
  ...on("cobalt", ["paper", "shelf"], forText),
  ...on("cobalt-deep", ["paper"], forText),
  ...on("tomato-deep", ["tomato-tint", "paper"], forText),
  ...on("marigold-text", ["marigold-tint"], forText),
  // Focus rings, and the borders of what can be pressed.
  ...on("cobalt", ["milk", "citron", "petal", "marigold"], forShapes),
  ...on("rule", ["paper"], forShapes),
  ...on("tomato", ["paper", "tomato-tint"], forShapes),
];

function on(front: Token, grounds: Token[], least: number) {
  return grounds.map((behind) => ({ front, behind, least }));
}

/** Returns one line for each colour that cannot be told from others in use, with its ratio to each and the one it needs. */
export function contrastProblems(palette: Theme = theme): string[] {
  const lines: string[] = [];
  let failing = pairs.filter(
    ({ front, behind, least }) => contrast(palette[front], palette[behind]) < least,
  );
  while (failing.length > 0) {
    const token = mostFrequent(failing.flatMap(({ front, behind }) => [front, behind]));
    const ratios = new Map<Token, string>();
    for (const { front, behind, least } of failing) {
      if (front !== token && behind !== token) continue;
      const other = front === token ? behind : front;
      // A ratio that fails must not read like the one that is needed.
      const ratio = Math.min(contrast(palette[token], palette[other]), least - 0.1).toFixed(1);
      // Two that meet in several ways are named once, with the most that is needed: pairs for text come first.
      if (!ratios.has(other)) ratios.set(other, `${other} (${ratio} of ${least})`);
    }
    const [first = token] = ratios.keys();
    const [is, cure] = luminance(palette[first]) > 0.4 ? ["light", "darken"] : ["dark", "lighten"];
    const beside = [...ratios.values()].join(", ");
    lines.push(
      problem(["theme", token], `${palette[token]} is too ${is} beside ${beside}: ${cure} it`),
    );
    failing = failing.filter(({ front, behind }) => front !== token && behind !== token);
  }
  return lines;
}

/** Returns the culprit: a wrong colour fails in most of its pairs, each of the others in one or two. */
function mostFrequent(tokens: Token[]): Token {
  const count = (token: Token) => tokens.filter((one) => one === token).length;
  return tokens.reduce((most, token) => (count(token) > count(most) ? token : most));
}

/** Returns the contrast ratio of two colours like #10213D, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
