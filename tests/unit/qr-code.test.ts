import sharp from "sharp";
import { qrSvg } from "@/lib/pictures/qr-code";
import { scan } from "../helpers/scan";

/* The code of the page, on screens of different pixels and at different zooms. */

const width = 144;
const linkOf = (length: number) => `https://apps.apple.com/app/id0000000000?pid=${"Ab1_".repeat(500)}`.slice(0, length);

/** Draws the code as a browser does, and scans it. */
async function scanLink(link: string, ratio: number) {
  const pixels = Math.round(width * ratio);
  const svg = qrSvg(link, width).replace("<svg ", `<svg width="${pixels}" height="${pixels}" `);
  return scan(await sharp(Buffer.from(svg)).png().toBuffer());
}

it.each([1, 1.25, 1.5, 3])("links can be read on a screen with %d device pixels in a pixel", async (ratio) => {
  for (const length of [60, 300, 600])
    expect([length, await scanLink(linkOf(length), ratio)]).toEqual([length, linkOf(length)]);
});

it("a short link can be read at a third of its size", async () => {
  expect(await scanLink(linkOf(100), 1 / 3)).toBe(linkOf(100));
});

it("a link whose code would be too fine for a camera has none", () => {
  expect(() => qrSvg(linkOf(700), width)).toThrow(RangeError);
});
