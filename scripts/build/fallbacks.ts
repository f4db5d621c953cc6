import path from "node:path";
import { create, type Font, openSync } from "fontkit";
import { home } from "../../content/home";
import { plainText } from "../../content/plain-text";
import type { Fonts } from "../../content/schema";
import { fontFile } from "../content/font-files";
import { subset } from "./fonts";
import { writeWhole } from "./write-file";

/*
 * What stands in for a face until it has come: Arial, which iPhones, Macs and Windows have, Android's
 * Roboto, and what a bare Linux has; each measured by a package of the same widths. An iPhone's own face has
 * no name that `local()` finds.
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

/** What a visitor reads while the faces are on their way, in the weights that pages are set in. */
export const samples = [
  { face: "display", weight: 800, text: plainText(home.hero.heading) },
  { face: "text", weight: 400, text: home.hero.lead },
  { face: "text", weight: 700, text: home.hero.lead },
] as const;

/**
 * Writes the rules of "Arial as text", "Roboto as display" and so on: the stand-in as wide and as high as
 * the face that it stands in for, so that nothing moves when that comes. Safari knows the width alone (from 17), which is what
 * lines break by; their heights are set by the page.
 */
export async function makeFallbacks(fonts: Fonts): Promise<void> {
  const rules = samples.map(async ({ face, weight, text }) => {
    const own = metricsOf(await fontAt(fonts[face], weight, text), text);
    const made = standIns.map(async ({ name, measured, regular, bold }) => {
      const standIn = metricsOf(await fontAt(measured, weight < 600 ? 400 : 700, text), text);
      const size = own.width / standIn.width;
      return `@font-face {
  font-family: "${name} as ${face}";
  src: ${(weight < 600 ? regular : bold).map((file) => `local("${file}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}
`;
    });
    return (await Promise.all(made)).join("");
  });
  writeWhole("app/generated/fallbacks.css", (await Promise.all(rules)).join(""));
}

/** Returns a face with the letters of `text` at one weight. */
async function fontAt(from: string, weight: number, text: string): Promise<Font> {
  if (!fontFile(from)) return openSync(standInFile(from, weight)) as Font;
  return create(await subset(from, text, { format: "truetype", min: weight, max: weight })) as Font;
}

/** Returns how wide a face sets `text`, and how high it is, as shares of its size. */
function metricsOf(font: Font, text: string) {
  const width = font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return {
    width: width / font.unitsPerEm,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
