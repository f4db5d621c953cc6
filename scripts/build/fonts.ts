import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fonts } from "../../content/theme";
import { fontFile } from "../content/font-files";
import { writeFileAtomic } from "./files";

type Weights = [min: number, max: number];

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";
/* Characters that components and links add to the copy. */
const always = `${letters} .,:?&/=·\u00a0`;

/* Symbols of placeholders and of addresses, which the content contains but the text or the headings do not. */
const placeholders = /[<>[\\\]^`{|}~]/g;
const addresses = /[;=@_]/g;

/** Writes the fonts, with the characters of `text`, to generated/. Throws if a font is not installed. */
export async function makeFonts(text: string): Promise<void> {
  const make = async (to: string, from: string, weights: Weights, characters: string) =>
    writeFileAtomic(`generated/${to}`, await subset(from, characters, weights, to.endsWith(".ttf")));
  const copy = (always + text).replace(placeholders, "");
  // Each character also adds a row and a column to the table of kerning.
  const headings = digits + copy.replace(addresses, "");
  // Headings have one weight, which saves 11 KB.
  await make("display.woff2", fonts.display, [800, 800], headings);
  // The browser takes digits from the font of figures.
  await make("text.woff2", fonts.text, [400, 700], copy.replace(/\d/g, ""));
  await make("figures.woff2", fonts.display, [400, 700], digits);
  // The renderer of the social cards needs every character, and does not support WOFF2.
  await make("card.ttf", fonts.display, [800, 800], digits + copy);
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
    keepFeatures: ["kern", "mark", "mkmk"],
  });
}
