import type { Fonts, Theme } from "./schema";

/**
 * The palette. Each key becomes a utility (`bg-ink`, `text-ink-soft`) and a token for the
 * pictures in art/. Contrast, by WCAG 2.2: ink is 16.1 on paper, 14.3 on shelf, 14.4 on citron;
 * ink-soft is 8.8 on paper; cobalt 7.8 on paper. Citron on a light ground is invisible (1.1).
 *
 * - ink, ink-soft: words and outlines, dark grounds; words of less weight
 * - paper, shelf, milk, petal, marigold: grounds of the page and of its sections, packages and cards
 * - citron: the highlighter
 * - cobalt, cobalt-deep: what can be pressed, the scan's brackets, focus rings; the same while pressed
 * - tomato, its -deep (words) and its -tint (ground): the allergen's flag
 * - marigold, its -text and its -tint: the flag of what is worth a look
 * - rule: thin lines
 */
export const theme: Theme = {
  ink: "#10213D",
  "ink-soft": "#3D4B63",
  paper: "#FFFFFF",
  shelf: "#EEF2F3",
  milk: "#D9E9F7",
  citron: "#E6FF4F",
  cobalt: "#1F3FD1",
  "cobalt-deep": "#172F9E",
  tomato: "#C8321A",
  "tomato-deep": "#A5240F",
  "tomato-tint": "#FFE3DC",
  marigold: "#FFB82E",
  "marigold-text": "#7A4A00",
  "marigold-tint": "#FFF0CC",
  petal: "#FFC6D3",
  rule: "#7C889C",
};

/** The faces, each a variable font of Fontsource; a new one is installed first: README, "the fonts". */
export const fonts: Fonts = {
  display: "@fontsource-variable/bricolage-grotesque",
  text: "@fontsource-variable/atkinson-hyperlegible-next",
};
