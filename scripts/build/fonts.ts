import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fonts } from "../../content/theme";
import { fontFile } from "../content/font-files";
import { writeFileAtomic } from "./files";

interface Face {
  from: string;
  to: string;
  format: "woff2" | "truetype";
  min: number;
  max: number;
  /** The characters, if not those of the content. */
  only?: string;
}

/* Headings have one weight, which saves 11 KB; the renderer of the social cards does not support WOFF2. */
const faces: Face[] = [
  { from: fonts.display, to: "display.woff2", format: "woff2", min: 800, max: 800 },
  { from: fonts.text, to: "text.woff2", format: "woff2", min: 400, max: 700 },
  {
    from: fonts.display,
    to: "figures.woff2",
    format: "woff2",
    min: 400,
    max: 700,
    only: "0123456789",
  },
  { from: fonts.display, to: "card.ttf", format: "truetype", min: 800, max: 800 },
];

/** Characters besides those of the content: dates, prices, punctuation. */
const always = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}“”‘’—–…·×©®\u00a0`;

/** Writes the fonts, with the glyphs of `text` and of printable ASCII, to app/generated/. Throws when a font is not installed. */
export async function makeFonts(text: string): Promise<void> {
  const characters = [...new Set(always + text)].filter((character) => character !== "\n").join("");
  for (const { from, to, only = characters, ...wanted } of faces)
    writeFileAtomic(`app/generated/${to}`, await subset(from, only, wanted));
}

/** Returns an installed font reduced to some characters and weights, or to the nearest weights that it has. */
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
    // Without the alternates that ligatures and the like would add.
    noLayoutClosure: true,
  });
}
