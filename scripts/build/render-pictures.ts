import { mkdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright";
import sharp from "sharp";
import { theme } from "../../content/theme";
import { chromiumOptions } from "../browsers/find-chromium";
import { exitWithError } from "../exit-with-error";
import { paint } from "./art";
import { type PictureSource, pictureSources, unusedFiles, writeRecord } from "./picture-sources";

/* Screens are 300 CSS px wide and as high as their body, with three pixels per CSS pixel. */
const screen = { viewport: { width: 300, height: 649 }, deviceScaleFactor: 3 };

async function drawScreen(file: string, browser: Browser) {
  const page = await browser.newPage(screen);
  await page.goto(pathToFileURL(file).href);
  const tokens = Object.entries(theme).map(([token, color]) => `--${token}:${color}`);
  await page.addStyleTag({ content: `:root{${tokens.join(";")}}` });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.locator("body").screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const drawPortrait = async (file: string) => sharp(Buffer.from(await paint(file)), { density: 144 }).toBuffer();

/** Returns an owner's picture. Throws if it is too small or its shape differs from the drawing's by more than 1 %. */
async function readReplacement(file: string, drawing: Buffer, widths: number[]) {
  const width = Math.max(...widths);
  const turned = sharp(file).rotate().toBuffer({ resolveWithObject: true });
  const { data, info } = await turned.catch(() => {
    throw new Error(`${file}: cannot be read: save it as PNG or JPEG`);
  });
  const drawn = await sharp(drawing).metadata();
  const ratio = drawn.width / drawn.height;
  if (info.width < width || Math.abs(info.width / info.height / ratio - 1) > 0.01)
    throw new Error(
      `${file}: is ${info.width} x ${info.height} px: must be ${width} x ${Math.round(width / ratio)} px, or larger in the same shape`,
    );
  return data;
}

async function writeSizes(picture: Buffer, { name, to, widths }: PictureSource) {
  await mkdir(`public${to}`, { recursive: true });
  for (const width of widths) {
    const sized = sharp(picture).resize({ width });
    const target = `public${to}/${name}-${width}`;
    await Promise.all([
      sized.clone().avif({ quality: 50 }).toFile(`${target}.avif`),
      sized.clone().webp({ quality: 78 }).toFile(`${target}.webp`),
      sized.clone().png({ palette: true, colors: 128 }).toFile(`${target}.png`),
    ]);
  }
}

async function makePictures() {
  for (const line of unusedFiles()) console.warn(line);
  const sources = pictureSources();
  const browser = await chromium.launch(chromiumOptions());
  const made: PictureSource[] = [];
  for (const [index, source] of sources.entries())
    try {
      const { drawing, replacement, widths } = source;
      const isScreen = drawing.endsWith(".html");
      const drawn = await (isScreen ? drawScreen(drawing, browser) : drawPortrait(drawing));
      const picture = replacement ? await readReplacement(replacement, drawn, widths) : drawn;
      await writeSizes(picture, source);
      made.push(source);
      console.log(`${index + 1} of ${sources.length}  ${replacement ?? drawing}`);
    } catch (error) {
      // Continues with the other pictures. The next build reports this one as outdated.
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  await browser.close();
  writeRecord(made);
}

makePictures().catch((error: Error) => exitWithError(error.message));
