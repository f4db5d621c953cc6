import type { Fonts, Theme } from "./schema";

/**
 * The palette. Each key becomes a utility class (`bg-ink`, `text-ink-soft`) and a token for the
 * pictures in art/. The names stay when the colors change. The build checks the contrast of each pair
 * that the pages use (WCAG 2.2).
 *
 * - ink: primary text, outlines and dark backgrounds
 * - ink-soft: secondary text
 * - paper, shelf, milk, petal, marigold: backgrounds of the page, sections, packages and cards
 * - citron: the highlighter
 * - cobalt: buttons, links, scan brackets and focus rings
 * - cobalt-deep: hovered and pressed buttons and links
 * - tomato, tomato-deep (text) and tomato-tint (background): the "allergen" flag
 * - marigold, marigold-text and marigold-tint (background): the "look" flag
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

/** The fonts, each a variable font from Fontsource. Install a new font first: see "the fonts" in docs/editing.md. */
export const fonts: Fonts = {
  display: "@fontsource-variable/bricolage-grotesque",
  text: "@fontsource-variable/atkinson-hyperlegible-next",
};
