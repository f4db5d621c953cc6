import type { Theme } from "../../content/schema";
import { theme } from "../../content/theme";
import { problem } from "./rules";

type Token = keyof Theme;

/* https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast */
const forText = 4.5;
const forShapes = 3;

/** Every colour that stands on another, and the least contrast it needs there. */
export const pairs: { front: Token; behind: Token; least: number }[] = [
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

/** One line for each pair of colours in use that cannot be read, with its ratio. */
export function contrastProblems(palette: Theme = theme): string[] {
  return pairs.flatMap(({ front, behind, least }) => {
    const ratio = contrast(palette[front], palette[behind]);
    if (ratio >= least) return [];
    return problem(
      "content/theme.ts",
      ["theme", front],
      `${palette[front]} has a contrast of ${ratio.toFixed(1)} on ${behind} ${palette[behind]}, and needs ${least}: make one of them ${
        luminance(palette[behind]) > 0.4
          ? "darker, like #10213D for text"
          : "lighter, like #FFFFFF for text"
      }`,
    );
  });
}

/** The contrast ratio of two colours like #10213D, from 1 to 21 (WCAG 2.2). */
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
