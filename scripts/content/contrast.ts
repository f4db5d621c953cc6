import type { Theme } from "../../content/schema";
import { theme } from "../../content/theme";
import { problem } from "./problem";
import type { Problem } from "./report";

type Token = keyof Theme;

/* https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast */
const forText = 4.5;
const forShapes = 3;

/* The backgrounds of copy, in which an owner may write a link. */
const backgrounds: Token[] = ["paper", "shelf", "milk", "citron", "petal", "marigold-tint"];

/** Pairs of foreground and background colors, with their minimum contrast. */
const pairs = [
  ...on("ink", [...backgrounds, "marigold"], forText),
  ...on("ink-soft", backgrounds, forText),
  // Links, including hovered ones, and the paper-colored text of buttons.
  ...on("cobalt", backgrounds, forText),
  ...on("cobalt-deep", backgrounds, forText),
  ...on("tomato-deep", ["tomato-tint", "paper"], forText),
  ...on("marigold-text", ["marigold-tint"], forText),
  // Focus rings and borders of controls.
  ...on("cobalt", ["marigold"], forShapes),
  ...on("rule", ["paper"], forShapes),
  ...on("tomato", ["paper", "tomato-tint"], forShapes),
];

function on(foreground: Token, backgrounds: Token[], minimum: number) {
  return backgrounds.map((background) => ({ colors: [foreground, background] as const, minimum }));
}

/** Returns a problem for each color with too little contrast, with the actual and the minimum ratios. */
export function contrastProblems(palette: Theme = theme, among = pairs): Problem[] {
  const ratioOf = (one: Token, other: Token) => contrast(palette[one], palette[other]);
  const failing = among.filter(({ colors, minimum }) => ratioOf(...colors) < minimum);
  const count = (token: Token) => failing.filter(({ colors }) => colors.includes(token)).length;
  // Reports the color that fails in the most pairs.
  const [wrong] = failing.flatMap(({ colors }) => colors).sort((a, b) => count(b) - count(a));
  if (!wrong) return [];
  const beside = failing.flatMap(({ colors: [foreground, background], minimum }) => {
    if (foreground !== wrong && background !== wrong) return [];
    return { other: foreground === wrong ? background : foreground, minimum };
  });
  const ratios = beside.map(({ other, minimum }) => {
    // A failing ratio must not be rounded up to the minimum.
    const ratio = Math.min(ratioOf(wrong, other), minimum - 0.1).toFixed(1);
    return `${other} (${ratio} of ${minimum})`;
  });
  const isLight = beside[0] && luminance(palette[beside[0].other]) > 0.4;
  const [is, advice] = isLight ? ["light", "darken"] : ["dark", "lighten"];
  const line = `${palette[wrong]} is too ${is} beside ${ratios.join(", ")}: ${advice} it`;
  const others = failing.filter(({ colors }) => !colors.includes(wrong));
  return [problem(["theme", wrong], line), ...contrastProblems(palette, others)];
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
