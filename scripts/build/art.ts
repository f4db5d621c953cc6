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

/** Returns `svg` with each `var(--token)` replaced by the palette's color; throws on a token it lacks. */
export function paint(svg: string, file: string): string {
  return svg.replace(/var\(--([a-z-]+)\)/g, (_, token: string) => {
    const color = theme[token as keyof typeof theme];
    if (!color) throw new Error(`${file}: --${token} is not a color of content/theme.ts`);
    return color;
  });
}

const put = (file: string, content: string | Buffer) =>
  writeFileAtomic(path.join(to, file), content);

function small(svg: string, file: string) {
  const plugins = ["preset-default" as const, "prefixIds" as const];
  return optimize(svg, { path: file, multipass: true, plugins }).data;
}

async function painted(file: string) {
  return paint(await readFile(path.join(from, file), "utf8"), path.join(from, file));
}

const drawings = (folder: string) =>
  filesIn(`${from}/${folder}`).flatMap((file) => (/\.svg$/.test(file) ? `${folder}/${file}` : []));

/* Drawings of the first screen are inline in the page: an <img> of an SVG opens a document of its own. */
const inline = (svg: string) => svg.replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, "$1");

function writeModule(file: string, name: string, value: unknown) {
  writeFileAtomic(
    `app/generated/${file}.ts`,
    `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  );
}

async function makeInlineDrawings() {
  const { src, width, height } = site.logo;
  const logo = src.endsWith(".svg")
    ? inline(small(await readFile(`public${src}`, "utf8"), src))
    : `<img src="${src}" width="${width}" height="${height}" alt="">`;
  writeModule("logo", "logo", logo);

  // The label hides the loupe while it is away.
  const mascot = await painted("mascot/pointing.svg");
  const withClasses = mascot.replace(/id="([a-z]+)"/g, 'class="mascot-$1"');
  writeModule("hero-mascot", "heroMascot", inline(small(withClasses, "pointing.svg")));

  const packages: Record<string, string> = {};
  for (const file of drawings("label"))
    packages[path.basename(file, ".svg")] = small(await painted(file), file);
  writeModule("packages", "packages", packages);
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

/** Makes every drawing of the site from art/ in the palette's colors. Throws on an unknown color. */
export async function makeArt(): Promise<void> {
  const files = ["mascot", "packages", "features", "steps"].flatMap(drawings);
  for (const file of files) put(file, small(await painted(file), file));
  await Promise.all([makeInlineDrawings(), makeAppIcons(), makeBadge()]);
  put("qr.svg", small(qrSvg(store.link), "qr.svg"));
}
