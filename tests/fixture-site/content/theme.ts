import type { Fonts, Theme } from "@/content/schema";

/** A palette and fonts that stay the same when the owner changes theirs. */
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

export const fonts: Fonts = {
  display: "@fontsource-variable/bricolage-grotesque",
  text: "@fontsource-variable/atkinson-hyperlegible-next",
};
