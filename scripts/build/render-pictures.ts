import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright";
import sharp from "sharp";
import { theme } from "../../content/theme";
import { chromiumOptions } from "../browsers/find-chromium";
import { exitWithError } from "../exit-with-error";
import { paint } from "./art";
import { writeFileAtomic } from "./files";
import {
  inputsOf,
  type PictureSource,
  pictureSources,
  record,
  strangeFiles,
} from "./screens-and-portraits";

/* Screens are pages 300 CSS px wide, as high as their body, drawn at three pixels a CSS pixel. */
const screen = { viewport: { width: 300, height: 649 }, deviceScaleFactor: 3 };

async function drawScreen(file: string, browser: Browser) {
  const page = await browser.newPage(screen);
  await page.goto(pathToFileURL(file).href);
  const tokens = Object.entries(theme).map(([token, colour]) => `--${token}:${colour}`);
  await page.addStyleTag({ content: `:root{${tokens.join(";")}}` });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.locator("body").screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

async function drawPortrait(file: string) {
  const svg = Buffer.from(paint(await readFile(file, "utf8"), file));
  return sharp(svg, { density: 144 }).png().toBuffer();
}

/* An owner's picture in place of a drawing has to be wide enough, and of the drawing's shape within 1 %. */
async function replacement(file: string, drawing: Buffer, width: number) {
  const turned = sharp(file).rotate().toBuffer({ resolveWithObject: true });
  const { data, info } = await turned.catch(() => {
    throw new Error(`${file}: not a picture that can be read; wanted a PNG or JPEG`);
  });
  const wanted = await sharp(drawing).metadata();
  const height = Math.round((width * wanted.height) / wanted.width);
  const isOfShape = Math.abs(info.width / info.height / (wanted.width / wanted.height) - 1) <= 0.01;
  if (info.width < width || !isOfShape)
    throw new Error(
      `${file}: is ${info.width} x ${info.height} px; wanted ${width} x ${height} px, or larger in the same shape`,
    );
  return data;
}

async function writeSizes(picture: Buffer, { name, to, widths }: PictureSource) {
  for (const width of widths) {
    const sized = sharp(picture).resize({ width });
    const target = path.join(to, `${name}-${width}`);
    await Promise.all([
      sized.clone().avif({ quality: 50 }).toFile(`${target}.avif`),
      sized.clone().webp({ quality: 78 }).toFile(`${target}.webp`),
      sized.clone().png({ palette: true, colours: 128 }).toFile(`${target}.png`),
    ]);
  }
}

async function makePictures() {
  for (const line of strangeFiles()) console.warn(line);
  const sources = pictureSources();
  const browser = await chromium.launch(chromiumOptions());
  const made: Record<string, string> = {};
  try {
    for (const [index, source] of sources.entries()) {
      const { drawing, own, to, widths } = source;
      await mkdir(to, { recursive: true });
      const drawn = drawing.endsWith(".html")
        ? await drawScreen(drawing, browser)
        : await drawPortrait(drawing);
      try {
        const picture = own ? await replacement(own, drawn, Math.max(...widths)) : drawn;
        await writeSizes(picture, source);
        made[drawing] = inputsOf(source);
        console.log(`${index + 1} of ${sources.length}  ${own ?? drawing}`);
      } catch (error) {
        // The others are made all the same; this one is asked for again.
        console.error((error as Error).message);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
  writeFileAtomic(record, `${JSON.stringify(made, null, 2)}\n`);
}

makePictures().catch((error: Error) => exitWithError(error.message));
