import type { Theme } from "../../content/schema";
import { theme } from "../../content/theme";
import { problem } from "./rules";

type Token = keyof Theme;

/* https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast */
const forText = 4.5;
const forShapes = 3;

/** Colors that are used on another, with the minimum contrast. */
const pairs = [
  ...on("ink", ["paper", "shelf", "milk", "citron", "petal", "marigold", "marigold-tint"], forText),
  ...on("ink-soft", ["paper", "shelf", "milk", "petal"], forText),
  ...on("paper", ["ink", "cobalt", "cobalt-deep"], forText),
  ...on("citron", ["ink", "cobalt"], forText),
  ...on("cobalt", ["paper", "shelf"], forText),
  ...on("cobalt-deep", ["paper"], forText),
  ...on("tomato-deep", ["tomato-tint", "paper"], forText),
  ...on("marigold-text", ["marigold-tint"], forText),
  // Focus rings and borders of controls.
  ...on("cobalt", ["milk", "citron", "petal", "marigold"], forShapes),
  ...on("rule", ["paper"], forShapes),
  ...on("tomato", ["paper", "tomato-tint"], forShapes),
];

function on(front: Token, grounds: Token[], least: number) {
  return grounds.map((behind) => ({ front, behind, least }));
}

/** Returns one line for each color with too little contrast, with its ratios and the minimum. */
export function contrastProblems(palette: Theme = theme, among = pairs): string[] {
  const failing = among.filter(
    ({ front, behind, least }) => contrast(palette[front], palette[behind]) < least,
  );
  const tokens = failing.flatMap(({ front, behind }) => [front, behind]);
  const count = (token: Token) => tokens.filter((one) => one === token).length;
  // The wrong color is the one that fails in most pairs.
  const [token] = [...tokens].sort((a, b) => count(b) - count(a));
  if (!token) return [];
  const has = ({ front, behind }: (typeof pairs)[number]) => front === token || behind === token;
  const ratios = new Map<Token, string>();
  for (const { front, behind, least } of failing.filter(has)) {
    const other = front === token ? behind : front;
    // A failing ratio must not be rounded up to the minimum.
    const ratio = Math.min(contrast(palette[token], palette[other]), least - 0.1).toFixed(1);
    // Pairs for text come first, so their higher minimum is shown.
    if (!ratios.has(other)) ratios.set(other, `${other} (${ratio} of ${least})`);
  }
  const [first = token] = ratios.keys();
  const [is, cure] = luminance(palette[first]) > 0.4 ? ["light", "darken"] : ["dark", "lighten"];
  const beside = [...ratios.values()].join(", ");
  const line = `${palette[token]} is too ${is} beside ${beside}: ${cure} it`;
  const others = failing.filter((pair) => !has(pair));
  return [problem(["theme", token], line), ...contrastProblems(palette, others)];
}

/** Returns the contrast ratio of two hex colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
