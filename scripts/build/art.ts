import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { theme } from "../../content/theme";
import { qrSvg } from "../../lib/qr-code";
import { filesIn, writeFileAtomic } from "./files";

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

const put = (file: string, content: string | Buffer) =>
  writeFileAtomic(path.join(to, file), content);

/* The ids of its parts, by which a page draws and moves each of them (`Mascot`), stay where a drawing has `parts`. */
function small(svg: string, file: string, { parts = false } = {}) {
  const keepIds = { name: "preset-default", params: { overrides: { cleanupIds: false } } } as const;
  const plugins = parts ? [keepIds] : ["preset-default" as const, "prefixIds" as const];
  return optimize(svg, { path: file, multipass: true, plugins }).data;
}

async function painted(file: string) {
  return paint(await readFile(path.join(from, file), "utf8"), path.join(from, file));
}

const drawings = (folder: string) =>
  filesIn(`${from}/${folder}`).flatMap((file) => (/\.svg$/.test(file) ? `${folder}/${file}` : []));

/* A drawing stands in the page itself, where the first frame waits for no file. */
async function makeLogo() {
  const { src, width, height } = site.logo;
  let logo = `<img src="${src}" width="${width}" height="${height}" alt="">`;
  if (src.endsWith(".svg"))
    logo = small(await readFile(`public${src}`, "utf8"), src).replace(
      /(<svg[^>]*?) width="[^"]*" height="[^"]*"/,
      '$1 aria-hidden="true"',
    );
  writeFileAtomic("app/generated/logo.ts", `export const logo = ${JSON.stringify(logo)};\n`);
}

async function makeMascots() {
  const parts: Record<string, string[]> = {};
  for (const file of drawings("mascot")) {
    const svg = await painted(file);
    put(file, small(svg, file, { parts: true }));
    // From back to front.
    const ids = [...svg.matchAll(/<g id="([a-z]+)"/g)].map(([, id]) => String(id));
    parts[path.basename(file, ".svg")] = ids;
  }
  // Inline in the page, its parts as classes.
  const hero = small(await painted("mascot/pointing.svg"), "pointing.svg", { parts: true })
    .replace(/id="([a-z]+)"/g, 'class="mascot-$1"')
    .replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, "$1");
  const heroModule = `export const heroMascot = ${JSON.stringify(hero)};\n`;
  writeFileAtomic("app/generated/hero-mascot.ts", heroModule);
  const module = `export const mascotParts: Record<string, string[]> = ${JSON.stringify(parts)};\n`;
  writeFileAtomic("app/generated/mascot-parts.ts", module);
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
  writeFileAtomic("public/favicon.ico", ico(await render(48), 48));
}

/*
 * The badge as pixels: the browser opens a document for an SVG image, which costs the first frame
 * 130 ms on a slow phone.
 */
async function makeBadge() {
  const { src, width, height } = store.badge;
  const badge = sharp(`public${src}`, { density: 72 * 3 }).resize(width * 3, height * 3);
  put("app-store-badge.png", await badge.png({ palette: true }).toBuffer());
}

/** Makes every drawing of the site from art/ in the palette's colours. Throws on an unknown colour. */
export async function makeArt(): Promise<void> {
  await makeMascots();
  const files = ["packages", "features", "steps"].flatMap(drawings);
  for (const file of files) put(file, small(await painted(file), file));
  await Promise.all([makeLogo(), makeAppIcons(), makeBadge()]);
  put("qr.svg", small(qrSvg(store.link), "qr.svg"));
}
