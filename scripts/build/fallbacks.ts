import path from "node:path";
import { create, type Font, openSync } from "fontkit";
import { home } from "../../content/home";
import { plainText } from "../../content/plain-text";
import type { Fonts } from "../../content/schema";
import { fontFile } from "../content/font-files";
import { writeWhole } from "./files";
import { subset } from "./fonts";

/*
 * What stands in for a face until it has come: Arial of iPhones, Macs and Windows, Android's Roboto, and what a bare Linux has;
 * each measured by a package of the same widths. An iPhone's own face has no name that `local()` finds.
 */
export const standIns = [
  {
    name: "Arial",
    measured: "@fontsource-variable/arimo",
    regular: ["Arial", "ArialMT", "Liberation Sans"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  },
  {
    name: "Roboto",
    measured: "@fontsource-variable/roboto",
    regular: ["Roboto", "Roboto-Regular"],
    bold: ["Roboto Bold", "Roboto-Bold", "Roboto"],
  },
  {
    name: "DejaVu",
    measured: "@fontsource/dejavu-sans",
    regular: ["DejaVu Sans"],
    bold: ["DejaVu Sans Bold"],
  },
];

/** Returns the file that a stand-in is measured by at a weight (400 or 700): one for all weights, or one for each. */
export function standInFile(name: string, weight: number): string {
  const each = `files/${path.basename(name)}-latin-${weight}-normal.woff2`;
  return fontFile(name)?.file ?? path.join("node_modules", name, each);
}

/** What a visitor reads while the faces are on their way, at the weights that pages are set in. */
export const samples = [
  { face: "display", weight: 800, text: plainText(home.hero.heading) },
  { face: "text", weight: 400, text: home.hero.lead },
  { face: "text", weight: 700, text: home.hero.lead },
] as const;

/**
 * Writes the rules of "Arial as text" and so on: each stand-in as wide and as high as its face, so that nothing moves when that
 * comes. Safari knows the width alone (from 17), which is what lines break by; the page sets their heights.
 */
export async function makeFallbacks(fonts: Fonts): Promise<void> {
  let rules = "";
  for (const { face, weight, text } of samples) {
    const own = await measure(fonts[face], weight, text);
    for (const { name, measured, regular, bold } of standIns) {
      const standIn = await measure(measured, weight < 600 ? 400 : 700, text);
      const size = own.width / standIn.width;
      rules += `@font-face {
  font-family: "${name} as ${face}";
  src: ${(weight < 600 ? regular : bold).map((file) => `local("${file}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}
`;
    }
  }
  writeWhole("app/generated/fallbacks.css", rules);
}

/* How wide a face sets `text` at a weight, and how high it is, as shares of its size. */
async function measure(from: string, weight: number, text: string) {
  const font = (
    fontFile(from)
      ? create(await subset(from, text, { format: "truetype", min: weight, max: weight }))
      : openSync(standInFile(from, weight))
  ) as Font;
  const { unitsPerEm, ascent, descent } = font;
  const glyphs = font.glyphsForString(text);
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return { width: width / unitsPerEm, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
