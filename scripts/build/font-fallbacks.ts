import path from "node:path";
import { create, type Font, openSync } from "fontkit";
import { home } from "../../content/home";
import { products } from "../../content/products";
import type { Fonts } from "../../content/schema";
import { plainText } from "../../content/schema/plain-text";
import { printedName } from "../../lib/products/printed-name";
import { fontFile } from "../content/font-files";
import { writeFileAtomic } from "./files";
import { subset } from "./fonts";

/*
 * System fonts that are shown until a web font has loaded: Arial on iPhones, Macs and Windows, Roboto on
 * Android, DejaVu on a minimal Linux. `measured` is a package with the same glyph widths. WebKitGTK compares the names
 * with families, whose bold font it then uses, so the family is the last name of each list.
 */
export const fallbacks = [
  {
    name: "Arial",
    measured: "@fontsource-variable/arimo",
    regular: ["Arial", "ArialMT", "Liberation Sans"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arial"],
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
    bold: ["DejaVu Sans Bold", "DejaVu Sans"],
  },
];

/** Returns the font file with the glyph widths of a fallback. `weight` is 400 or 700. */
export function fallbackFile(name: string, weight: number): string {
  const each = `files/${path.basename(name)}-latin-${weight}-normal.woff2`;
  return fontFile(name)?.file ?? path.join("node_modules", name, each);
}

const lists = products.map(({ ingredients }) => ingredients.map(printedName).join(" ")).join(" ");

/**
 * The texts of the first screen, with their font, weight and stack (app/base.css). Lists have a separate stack: their capitals
 * and commas are wider in Arial, which has to be 2 % smaller than in sentences. An extra line would move the page.
 */
export const samples = [
  { stack: "display", font: "display", weight: 800, text: plainText(home.hero.heading) },
  { stack: "text", font: "text", weight: 400, text: home.hero.lead },
  { stack: "text", font: "text", weight: 700, text: home.hero.lead },
  { stack: "list", font: "text", weight: 400, text: lists },
] as const;

/**
 * Writes @font-face rules such as "Arial as text": each fallback with the width and height of the web
 * font, so that text does not move when it loads. Safari supports only size-adjust, from version 17.
 */
export async function makeFontFallbacks(fonts: Fonts): Promise<void> {
  let rules = "";
  for (const { stack, font, weight, text } of samples) {
    const webFont = await measure(fonts[font], weight, text);
    for (const { name, measured, regular, bold } of fallbacks) {
      const fallback = await measure(measured, weight < 600 ? 400 : 700, text);
      const size = webFont.width / fallback.width;
      rules += `@font-face {
  font-family: "${name} as ${stack}";
  src: ${(weight < 600 ? regular : bold).map((file) => `local("${file}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(webFont.ascent / size)};
  descent-override: ${percent(webFont.descent / size)};
  line-gap-override: 0%;
}
`;
    }
  }
  writeFileAtomic("generated/fallbacks.css", rules);
}

/** Returns the width of `text` at a weight and the font's ascent and descent, in em. */
async function measure(from: string, weight: number, text: string) {
  const font = (
    fontFile(from) ? create(await subset(from, text, [weight, weight], true)) : openSync(fallbackFile(from, weight))
  ) as Font;
  const { unitsPerEm, ascent, descent } = font;
  const { advanceWidth } = font.layout(text);
  return { width: advanceWidth / unitsPerEm, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
