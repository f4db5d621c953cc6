import jsQR from "jsqr";
import sharp from "sharp";
import { qrSvg } from "@/lib/pictures/qr-code";

/* The code of the page, on screens of different pixels and at different zooms. */

const width = 144;
const linkOf = (length: number) => `https://apps.apple.com/app/id0000000000?pid=${"x".repeat(length - 44)}`;

it.each([
  ["a short link, at a third of its size", 100, 48],
  ["a short link", 100, 144],
  ["a link of an ad", 300, 144],
  ["a link of an ad, enlarged", 300, 216],
  ["a long link", 350, 144],
  ["a long link on a fine screen", 350, 288],
])("%s can be read", async (_, length, pixels) => {
  // Draws the code as a browser does, and encloses it in the page's paper.
  const svg = qrSvg(linkOf(length), width).replace("<svg ", `<svg width="${pixels}" height="${pixels}" `);
  const { data, info } = await sharp(Buffer.from(svg))
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(linkOf(length));
});

it("a link whose code would be too fine has none", () => {
  expect(() => qrSvg(linkOf(2000), width)).toThrow(RangeError);
});
