import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { theme } from "../../content/theme";
import { qrSvg } from "../../lib/pictures/qr-code";
import { publicDrawings } from "./drawing-files";
import { filesIn, writeFileAtomic } from "./files";

/** Returns a drawing with each `var(--token)` replaced by its color. Throws if the token is not in content/theme.ts. */
export async function paint(file: string): Promise<string> {
  const svg = await readFile(file, "utf8");
  return svg.replace(/var\(--([a-z-]+)\)/g, (_, token: string, start: number) => {
    const color = theme[token as keyof typeof theme];
    if (color) return color;
    const line = svg.slice(0, start).split("\n").length;
    throw new Error(
      `${file}:${line}  has the color --${token}, which is not in content/theme.ts: use another, like var(--ink)`,
    );
  });
}

/** Returns a smaller SVG. Throws if it is not well-formed. */
function minify(svg: string, file: string) {
  // Keeps class names, because style sheets use them.
  const prefixIds = { name: "prefixIds" as const, params: { prefixClassNames: false } };
  const plugins = ["preset-default" as const, prefixIds];
  try {
    return optimize(svg, { path: file, multipass: true, plugins }).data;
  } catch (error) {
    const { line = 1, reason = "" } = error as { line?: number; reason?: string };
    throw new Error(`${file}:${line}  cannot be read (${reason}): export it as SVG again`);
  }
}

const withoutSize = (svg: string) => svg.replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, "$1");

const assets = "public/assets/art";
const written = new Set<string>();

function writeAsset(file: string, content: string | Buffer) {
  written.add(file);
  writeFileAtomic(`${assets}/${file}`, content);
}

/* File by file, because a development server may write there at the same time. */
function removeOldAssets() {
  for (const file of filesIn(assets))
    if (!written.has(file) && !file.endsWith(".draft")) rmSync(`${assets}/${file}`, { force: true });
}

function writeModule(file: string, constant: string, value: unknown) {
  const code = `export const ${constant} = ${JSON.stringify(value)};\n`;
  writeFileAtomic(`generated/${file}.ts`, code);
}

/* Drawings of the first screen are inline, because a browser opens a document for each <img> of an SVG. */
async function makeInlineDrawings() {
  const { src } = site.logo;
  const logo = src.endsWith(".svg")
    ? withoutSize(minify(await readFile(`public${src}`, "utf8"), `public${src}`))
    : null;
  writeModule("logo", "logo", logo);

  for (const [file, module, constant] of [
    ["mascot/pointing", "hero-mascot", "heroMascot"],
    ["decorations/phone", "phone", "phone"],
  ] as const)
    writeModule(module, constant, withoutSize(minify(await paint(`art/${file}.svg`), `art/${file}.svg`)));

  const packages: Record<string, string> = {};
  for (const name of filesIn("art/products").filter((name) => name.endsWith(".svg")))
    packages[path.basename(name, ".svg")] = minify(await paint(`art/products/${name}`), `art/products/${name}`);
  writeModule("packages", "packages", packages);
}

/** Returns an .ico file with one PNG: a header of 6 bytes and an entry of 16. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function makeAppIcons() {
  const mark = await paint("art/mark.svg");
  const render = (size: number) =>
    sharp(Buffer.from(mark), { density: 72 * (size / 64) })
      .resize(size, size)
      .toBuffer();
  // iOS rounds the corners, and shows a transparent background as black.
  const touchIcon = sharp({ create: { width: 180, height: 180, channels: 3, background: theme.ink } })
    .composite([{ input: await render(166) }])
    .png();
  writeAsset("favicon.svg", minify(mark, "art/mark.svg"));
  writeAsset("icon-512.png", await render(512));
  writeAsset("apple-touch-icon.png", await touchIcon.toBuffer());
  writeFileAtomic("public/favicon.ico", ico(await render(48), 48));
}

/* A bitmap, because an SVG image delays the first frame on a slow phone by 130 ms. */
async function makeBadge() {
  const { src, width, height } = store.badge;
  const badge = sharp(`public${src}`, { density: 72 * 3 }).resize(width * 3, height * 3);
  writeAsset("app-store-badge.png", await badge.png({ colors: 16, compressionLevel: 9 }).toBuffer());
}

/**
 * Writes all drawings in the palette's colors, and removes those that are no longer in art/. Throws if a color is not in
 * content/theme.ts.
 */
export async function makeArt(): Promise<void> {
  for (const file of publicDrawings()) writeAsset(file, minify(await paint(`art/${file}`), `art/${file}`));
  await Promise.all([makeInlineDrawings(), makeAppIcons(), makeBadge()]);
  writeAsset("qr.svg", minify(qrSvg(store.link), "qr.svg"));
  removeOldAssets();
}
