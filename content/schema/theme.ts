import { z } from "zod";
import { exactText } from "./common";

const hexColor = exactText
  .regex(/^#[0-9A-F]{6}$/i, "must be a color of six hexadecimal digits, like #10213D")
  .meta({ example: "#10213D" });

export const theme = z.strictObject({
  ink: hexColor,
  "ink-soft": hexColor,
  paper: hexColor,
  shelf: hexColor,
  milk: hexColor,
  citron: hexColor,
  cobalt: hexColor,
  "cobalt-deep": hexColor,
  tomato: hexColor,
  "tomato-deep": hexColor,
  "tomato-tint": hexColor,
  marigold: hexColor,
  "marigold-text": hexColor,
  "marigold-tint": hexColor,
  petal: hexColor,
  rule: hexColor,
});
export type Theme = z.infer<typeof theme>;

const fontPackage = exactText
  .regex(
    /^@fontsource-variable\/[a-z0-9-]+$/,
    "must be a package of Fontsource's variable fonts, like @fontsource-variable/inter",
  )
  .meta({ example: "@fontsource-variable/inter" });

export const fonts = z.strictObject({ display: fontPackage, text: fontPackage });
export type Fonts = z.infer<typeof fonts>;
