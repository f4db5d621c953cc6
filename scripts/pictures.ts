import { existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright";
import sharp from "sharp";
import { theme } from "../content/theme";
import { paint } from "./art";
import { chromiumFlags, findChromium } from "./find-chromium";

/* Screens are pages 300 CSS px wide, as high as their body, drawn at three pixels a CSS pixel. */
const screen = { width: 300, height: 649, scale: 3 };

/**
 * What is drawn in art/, and the widths in px it is needed at (content/ names the same). A file of
 * the same name that ends in .png or .jpg stands in for the drawing.
 */
const sets = [
  { from: "art/screens", drawn: ".html", to: "public/assets/screens", widths: [280, 560, 840] },
  { from: "art/portraits", drawn: ".svg", to: "public/lovable-uploads", widths: [320, 640, 960] },
];

async function drawScreen(file: string, browser: Browser) {
  const page = await browser.newPage({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
  });
  await page.goto(pathToFileURL(file).href);
  const tokens = Object.entries(theme).map(([token, colour]) => `--${token}:${colour}`);
  await page.addStyleTag({ content: `:root{${tokens.join(";")}}` });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.locator("body").screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

async function drawPortrait(file: string) {
  return sharp(Buffer.from(paint(await readFile(file, "utf8"), file)), { density: 144 })
    .png()
    .toBuffer();
}

/** An owner's picture in place of a drawing: wide enough, and of the drawing's shape within 1 %. */
async function replacement(file: string, drawing: Buffer, width: number) {
  const picture = await sharp(file)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error(`${file}: not a picture that can be read; wanted a PNG or JPEG`);
    });
  const { info } = picture;
  const wanted = await sharp(drawing).metadata();
  const height = Math.round((width * wanted.height) / wanted.width);
  const isOfShape = Math.abs(info.width / info.height / (wanted.width / wanted.height) - 1) <= 0.01;
  if (info.width < width || !isOfShape) {
    throw new Error(
      `${file}: is ${info.width} x ${info.height} px; wanted ${width} x ${height} px, or larger in the same shape`,
    );
  }
  return picture.data;
}

async function makePictures() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  for (const { from, drawn, to, widths } of sets) {
    await mkdir(to, { recursive: true });
    for (const file of (await readdir(from)).filter((name) => name.endsWith(drawn))) {
      const name = path.basename(file, drawn);
      const source = path.join(from, file);
      const drawing =
        drawn === ".html" ? await drawScreen(source, browser) : await drawPortrait(source);
      const owners = [".png", ".jpg"]
        .map((ending) => path.join(from, name + ending))
        .find((it) => existsSync(it));
      const picture = owners ? await replacement(owners, drawing, Math.max(...widths)) : drawing;
      for (const width of widths) {
        const sized = sharp(picture).resize({ width });
        const target = path.join(to, `${name}-${width}`);
        await sized.clone().avif({ quality: 50 }).toFile(`${target}.avif`);
        await sized.clone().webp({ quality: 78 }).toFile(`${target}.webp`);
        await sized.clone().png({ palette: true, colours: 128 }).toFile(`${target}.png`);
      }
    }
  }
  await browser.close();
}

makePictures().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
