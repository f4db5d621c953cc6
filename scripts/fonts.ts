import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** The two faces of design.md, each limited to the weights that the page sets. */
const faces = [
  {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    output: "app/generated/display.woff2",
    weights: { min: 600, max: 800 },
  },
  {
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    output: "app/generated/text.woff2",
    weights: { min: 400, max: 700 },
  },
];

/** What a page may show beside its copy: dates, prices, marks of punctuation. */
const always = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("")}“”‘’—–…·×©®\u00a0`;

/** Writes the fonts with the glyphs of `text` and of printable ASCII, to app/generated/. */
export async function makeFonts(text: string): Promise<void> {
  await mkdir("app/generated", { recursive: true });
  const characters = [...new Set(always + text)].filter((character) => character !== "\n").join("");
  await Promise.all(
    faces.map(async ({ file, output, weights }) => {
      const font = await readFile(require.resolve(file));
      const subset = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: { wght: weights } });
      await writeFile(output, subset);
    }),
  );
}
