import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fonts } from "../../content/theme";
import { fontFile } from "../content/font-files";
import { writeFileAtomic } from "./files";

type Weights = [min: number, max: number];

/* Characters that every page may need: dates, prices, punctuation. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const always = `${ascii}“”‘’—–…·×©®\u00a0`;

/** Writes the fonts, with the glyphs of `text` and of printable ASCII, to app/generated/. Throws if a font is not installed. */
export async function makeFonts(text: string): Promise<void> {
  const make = async (to: string, from: string, weights: Weights, only = always + text) =>
    writeFileAtomic(`app/generated/${to}`, await subset(from, only, weights, to.endsWith(".ttf")));
  // Headings have one weight, which saves 11 KB.
  await make("display.woff2", fonts.display, [800, 800]);
  await make("text.woff2", fonts.text, [400, 700]);
  await make("figures.woff2", fonts.display, [400, 700], "0123456789");
  // The renderer of the social cards does not support WOFF2.
  await make("card.ttf", fonts.display, [800, 800]);
}

/** Returns a subset of an installed font: the characters of `text`, and the nearest available weights. */
export async function subset(from: string, text: string, weights: Weights, isTrueType = false) {
  const font = fontFile(from);
  if (!font) throw new Error(`content/theme.ts: ${from} is not installed`);
  const [min, max] = weights.map((weight) => Math.min(Math.max(weight, font.min), font.max));
  return subsetFont(await readFile(font.file), text, {
    targetFormat: isTrueType ? "truetype" : "woff2",
    variationAxes: { wght: min === max ? min : { min, max } },
    // Leaves out alternate glyphs, such as ligatures.
    noLayoutClosure: true,
  });
}
