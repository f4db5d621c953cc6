import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fonts } from "../../content/theme";
import { fontFile } from "../content/font-files";
import { writeWhole } from "./files";

/* Headings are set in one weight (11 KB less than with an axis); the renderer of the social cards knows no WOFF2. */
const faces = [
  { from: fonts.display, to: "display.woff2", format: "woff2", min: 800, max: 800 },
  { from: fonts.text, to: "text.woff2", format: "woff2", min: 400, max: 700 },
  { from: fonts.display, to: "card.ttf", format: "truetype", min: 800, max: 800 },
] as const;

/** What a page may show beside its copy: dates, prices, marks of punctuation. */
const always = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}“”‘’—–…·×©®\u00a0`;

/** Writes the fonts with the glyphs of `text` and of printable ASCII, to app/generated/. Throws when a face is not installed. */
export async function makeFonts(text: string): Promise<void> {
  const characters = [...new Set(always + text)].filter((character) => character !== "\n").join("");
  for (const { from, to, ...wanted } of faces)
    writeWhole(`app/generated/${to}`, await subset(from, characters, wanted));
}

/** Returns an installed face with these characters and weights alone; a weight that it does not reach is taken at its nearest. */
export async function subset(
  from: string,
  characters: string,
  wanted: { format: "woff2" | "truetype"; min: number; max: number },
) {
  const font = fontFile(from);
  if (!font) throw new Error(`content/theme.ts: ${from} is not installed`);
  const [min = 0, max = 0] = [wanted.min, wanted.max].map((weight) =>
    Math.min(Math.max(weight, font.min), font.max),
  );
  const variationAxes = { wght: min === max ? min : { min, max } };
  return subsetFont(await readFile(font.file), characters, {
    targetFormat: wanted.format,
    variationAxes,
  });
}
