import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp, { type Sharp } from "sharp";
import type { Photo } from "../../content/schema";
import { theme } from "../../content/theme";
import { type PhotoFiles, photoFiles } from "../../lib/pictures/photo-files";
import { contentRegistry } from "../content/content-registry";
import { objectsOf } from "../content/fields";
import { paint } from "./art";
import { fingerprint, writeFileAtomic } from "./files";

/*
 * Renders the photos and drawings that content/ names in all sizes, into public/. The files are committed, so that no build
 * renders them or needs a browser.
 */

/** What each picture in public/ was rendered from, by its source in art/. */
type Rendered = Record<string, { inputs: string; files: string[] }>;
const recordFile = "art/pictures.json";

/* Part of the inputs: a new version renders all pictures again. */
const version = 2;

const readRecord = (): Rendered => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {});

/** Returns the sources of all pictures that content/ names, like art/portraits/founder.jpg. */
function namedPhotos(entries: { value: unknown }[] = contentRegistry): string[] {
  const sources = entries.flatMap(({ value }) =>
    objectsOf(value).flatMap(({ object: { src } }) =>
      typeof src === "string" && src.startsWith("art/") ? (src as Photo["src"]) : [],
    ),
  );
  return [...new Set(sources)].sort();
}

/** Returns the files in public/ of a source. */
function outputsOf(source: string): string[] {
  const { widths, fileOf, png } = photoFiles(source);
  const sized = (["avif", "webp"] as const).flatMap((format) => widths.map((width) => fileOf(format, width)));
  return [...sized, png].map((file) => `public${file}`);
}

const isDrawing = (source: string) => /\.(svg|html)$/i.test(source);

/** Returns a fingerprint of everything that a picture is rendered from. A drawing also depends on its style sheets and the palette. */
function inputsOf(source: string): string {
  const inputs = [String(version), readFileSync(source)];
  if (!isDrawing(source)) return fingerprint(...inputs);
  const folder = path.dirname(source);
  const sheets = readdirSync(folder).filter((file) => source.endsWith(".html") && file.endsWith(".css"));
  return fingerprint(...inputs, ...sheets.map((file) => readFileSync(`${folder}/${file}`)), JSON.stringify(theme));
}

/** Returns the sources whose pictures are missing. */
export function missingPhotos(): string[] {
  return namedPhotos().filter((source) => !outputsOf(source).every((file) => existsSync(file)));
}

/** Returns the sources that have changed since their pictures were rendered, or whose pictures are missing. */
export function changedPhotos(): string[] {
  const record = readRecord();
  const missing = missingPhotos();
  return namedPhotos().filter((source) => missing.includes(source) || record[source]?.inputs !== inputsOf(source));
}

/**
 * Renders the pictures that have changed and removes those that content/ no longer names. Throws if a drawing in HTML has
 * changed and there is no Chromium.
 */
export async function makePictures(): Promise<void> {
  const record = readRecord();
  const named = namedPhotos();
  const changed = changedPhotos();
  for (const source of changed) {
    console.log(`Rendering ${source}`);
    await writeSizes(await draw(source), photoFiles(source));
    record[source] = { inputs: inputsOf(source), files: outputsOf(source) };
  }
  const needed = new Set(named.flatMap(outputsOf));
  for (const [source, { files }] of Object.entries(record)) {
    if (named.includes(source)) continue;
    for (const file of files) if (!needed.has(file)) rmSync(file, { force: true });
    delete record[source];
  }
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileAtomic(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function draw(source: string): Promise<Sharp> {
  if (source.endsWith(".html")) return sharp(await drawScreen(source));
  if (source.endsWith(".svg")) return sharp(Buffer.from(await paint(source)), { density: 144 });
  // Turns a photo upright, by the camera's orientation. Metadata, such as the place, is not copied. Reads no more pixels than
  // the largest size needs: a photo of 125 megapixels would take ten seconds.
  const { widths, width, height } = photoFiles(source);
  const largest = Math.max(...widths);
  const size = { width: largest, height: Math.round((largest / width) * height) };
  return sharp(source)
    .rotate()
    .resize({ ...size, fit: "outside", withoutEnlargement: true });
}

/* Screens are 300 CSS px wide and as high as their body, with three pixels per CSS pixel. */
const screen = { viewport: { width: 300, height: 649 }, deviceScaleFactor: 3 };

async function drawScreen(source: string): Promise<Buffer> {
  const browser = await openChromium().catch(({ message }: Error) => {
    throw new Error(`${source} needs a Chromium to be drawn. ${message}`);
  });
  const page = await browser.newPage(screen);
  await page.goto(pathToFileURL(source).href);
  const tokens = Object.entries(theme).map(([token, color]) => `--${token}:${color}`);
  await page.addStyleTag({ content: `:root{${tokens.join(";")}}` });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.locator("body").screenshot({ omitBackground: true });
  await browser.close();
  return picture;
}

async function openChromium() {
  // Here, because a build does not need them.
  const { chromium } = await import("playwright");
  const { chromiumOptions } = await import("../browsers/find-chromium");
  const { installChromium } = await import("../browsers/install");
  installChromium();
  return chromium.launch(chromiumOptions());
}

/** Crops a picture to its shape, and writes it in all sizes. */
async function writeSizes(picture: Sharp, { widths, width, height, fileOf, png }: PhotoFiles) {
  const { data } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const sized = (to: number) =>
    sharp(data).resize({
      width: to,
      height: Math.round((to / width) * height),
      fit: "cover",
      // Keeps faces, which attract attention.
      position: sharp.strategy.attention,
    });
  for (const to of widths) {
    writeFileAtomic(`public${fileOf("avif", to)}`, await sized(to).avif({ quality: 50 }).toBuffer());
    writeFileAtomic(`public${fileOf("webp", to)}`, await sized(to).webp({ quality: 78 }).toBuffer());
  }
  writeFileAtomic(`public${png}`, await sized(widths[1]).png({ palette: true, colors: 128 }).toBuffer());
}
