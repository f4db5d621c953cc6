import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const bricolage =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const atkinson =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

/**
 * The two faces of design.md, the display face at the one weight that headings are set in (11 KB less
 * than with an axis), the text face at its two ends and between; and the display face once more for
 * the social cards, whose renderer knows no WOFF2.
 */
const faces = [
  { from: bricolage, to: "display.woff2", format: "woff2", wght: 800 },
  { from: atkinson, to: "text.woff2", format: "woff2", wght: { min: 400, max: 700 } },
  { from: bricolage, to: "card.ttf", format: "truetype", wght: 800 },
] as const;

/** What a page may show beside its copy: dates, prices, marks of punctuation. */
const always = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("")}“”‘’—–…·×©®\u00a0`;

/** Writes the fonts with the glyphs of `text` and of printable ASCII, to app/generated/. */
export async function makeFonts(text: string): Promise<void> {
  await mkdir("app/generated", { recursive: true });
  const characters = [...new Set(always + text)].filter((character) => character !== "\n").join("");
  await Promise.all(
    faces.map(async ({ from, to, format, wght }) => {
      const font = await readFile(require.resolve(from));
      const subset = await subsetFont(font, characters, {
        targetFormat: format,
        variationAxes: { wght },
      });
      await writeFile(`app/generated/${to}`, subset);
    }),
  );
}
