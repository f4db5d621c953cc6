import { create, type Font } from "fontkit";
import { fonts } from "@/content/theme";
import { cardLetterWidth, headlineWidth, textXHeight } from "@/lib/text/font-metrics";
import { subset } from "@/scripts/build/fonts";

const headlines = [
  "What’s in it? Ask Ingrid.",
  "Read any label in seconds.",
  "Know what is in every package before you buy it.",
  "Misunderstanding ingredients?",
  "Ingredients, Explained",
];

/** Returns a font at one weight, with the characters of the headlines. */
async function load(name: string, weight: number): Promise<Font> {
  return create(await subset(name, headlines.join(""), [weight, weight], true)) as Font;
}

/** Returns the width of a text in em, with this letter spacing. */
function measure(font: Font, text: string, letterSpacing: number): number {
  const { advanceWidth } = font.layout(text);
  return advanceWidth / font.unitsPerEm + text.length * letterSpacing;
}

it("the x-height is that of the text font", async () => {
  const { xHeight, unitsPerEm } = await load(fonts.text, 400);
  expect(textXHeight).toBeCloseTo(xHeight / unitsPerEm, 3);
});

it.each(headlines)("the hero has room for “%s”, and at most a tenth more", async (headline) => {
  const width = measure(await load(fonts.display, 800), headline, -0.025);
  expect(headlineWidth(headline)).toBeGreaterThan(width);
  expect(headlineWidth(headline)).toBeLessThan(1.1 * width);
});

it.each(headlines)("a social card has room for “%s”, and at most a third more", async (headline) => {
  const words = headline.split(" ").join("");
  const width = measure(await load(fonts.display, 800), words, -0.03) / words.length;
  expect(cardLetterWidth).toBeGreaterThan(width);
  expect(cardLetterWidth).toBeLessThan((4 / 3) * width);
});

/* A character without a glyph is shown in the system's font. */
it("the web fonts leave letters of other scripts to the system's fonts", async () => {
  for (const name of Object.values(fonts)) {
    const font = create(await subset(name, "Aα水я", [400, 700], true)) as Font;
    expect(font.hasGlyphForCodePoint("A".charCodeAt(0))).toBe(true);
    for (const letter of "α水я")
      expect([letter, font.hasGlyphForCodePoint(letter.charCodeAt(0))]).toEqual([letter, false]);
  }
});
