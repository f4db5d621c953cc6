import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";
import { qrSvg } from "../../components/smart-link/qr";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { theme } from "../../content/theme";
import { writeWhole } from "./write-file";

const from = "art";
const to = "public/assets/art";

/** Returns `svg` with each `var(--token)` replaced by the palette's colour; throws on a token it lacks. */
export function paint(svg: string, file: string): string {
  return svg.replace(/var\(--([a-z-]+)\)/g, (_, token: string) => {
    const colour = theme[token as keyof typeof theme];
    if (!colour) throw new Error(`${file}: --${token} is not a colour of content/theme.ts`);
    return colour;
  });
}

const put = (file: string, content: string | Buffer) => writeWhole(path.join(to, file), content);

function small(svg: string, file: string) {
  return optimize(svg, { path: file, multipass: true, plugins: ["preset-default", "prefixIds"] })
    .data;
}

/** Returns as `small` does, with the ids of its parts, by which a page draws and moves each of them (`Mascot`). */
function smallWithParts(svg: string, file: string) {
  const keepIds = { name: "preset-default", params: { overrides: { cleanupIds: false } } } as const;
  return optimize(svg, { path: file, multipass: true, plugins: [keepIds] }).data;
}

async function painted(file: string) {
  return paint(await readFile(path.join(from, file), "utf8"), path.join(from, file));
}

async function drawings(folder: string) {
  const files = await readdir(path.join(from, folder));
  return files.filter((file) => file.endsWith(".svg")).map((file) => path.join(folder, file));
}

/** A drawing as a part of the page that others draw by its id. */
function symbol(name: string, svg: string): string {
  const [, box = "", inner = ""] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  if (!inner) throw new Error(`${name}.svg has no viewBox`);
  return `<symbol id="icon-${name}" viewBox="${box}">${inner.replace(/ id="[^"]*"/g, "")}</symbol>`;
}

/**
 * Writes the icons and the logo as symbols that a page carries once (components/ui/icons.tsx). As pictures of the style
 * sheet an engine opens a document for each, which the first frame waits for (docs/speed.md).
 */
async function makeIcons() {
  const icons = (await drawings("icons"))
    .sort()
    .map(async (file) => symbol(path.basename(file, ".svg"), small(await painted(file), file)));
  const { src, width, height } = site.logo;
  const logo = src.endsWith(".svg")
    ? symbol("logo", await readFile(path.join("public", src), "utf8"))
    : `<symbol id="icon-logo" viewBox="0 0 ${width} ${height}"><image href="${src}" width="${width}" height="${height}"/></symbol>`;
  const all = [...(await Promise.all(icons)), logo].join("");
  writeWhole("app/generated/icons.ts", `export const icons = ${JSON.stringify(all)};\n`);
}

/** Returns an icon file of one PNG: 6 bytes of header, and an entry of 16. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function makeAppIcons() {
  const mark = Buffer.from(await painted("mark.svg"));
  const render = (size: number) =>
    sharp(mark, { density: 72 * (size / 64) })
      .resize(size, size)
      .png()
      .toBuffer();
  // Phones cut their own corners, so these grounds are full; a maskable icon keeps its inner 80 % (W3C manifest).
  const onGround = async (size: number, share: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: theme.ink } })
      .composite([{ input: await render(Math.round(size * share)) }])
      .png()
      .toBuffer();
  put("favicon.svg", small(mark.toString(), "mark.svg"));
  put("icon-192.png", await render(192));
  put("icon-512.png", await render(512));
  put("apple-touch-icon.png", await onGround(180, 0.92));
  put("icon-maskable-512.png", await onGround(512, 0.8));
  writeWhole("public/favicon.ico", ico(await render(48), 48));
}

/** Makes every drawing of the site from art/ in the palette's colours. Throws on an unknown colour. */
export async function makeArt(): Promise<void> {
  for (const file of await drawings("mascot")) put(file, smallWithParts(await painted(file), file));
  for (const file of await drawings("packages")) put(file, small(await painted(file), file));
  await Promise.all([makeIcons(), makeAppIcons()]);
  put("qr.svg", small(qrSvg(store.link), "qr.svg"));
}
