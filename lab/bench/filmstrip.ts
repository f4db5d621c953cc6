import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { openWebKit } from "../../tests/webkit/engine";
import { serveMeasured, serveSlowly } from "./serve";
import { openOnSlowNetwork, phone } from "./visit";

/* When the pictures are taken, in ms after the request. */
const times = Array.from({ length: 10 }, (_, index) => (index + 1) * 200);

const { width, height } = phone.viewport;
const frame = { width: width / 3, height: Math.round(height / 3) };
const gap = 12;

/** A picture, and the time at which it was on screen in ms after the request. */
interface Frame {
  time: number;
  picture: Buffer;
}

/**
 * Writes docs/filmstrip.png: each export while it loads, first in WebKit on a slow line, then in a whole Chromium on its own slow
 * network with a slow CPU. WebKit needs a virtual display, so Playwright's has no row.
 */
export async function makeFilmstrip(exports: string[][]) {
  const rows: Buffer[][] = [];
  for (const film of [filmWebKit, filmChromium])
    for (const [name, folder = ""] of exports) {
      console.log(`${film.name} ${name}`);
      const frames = await film(folder);
      rows.push(await Promise.all(times.map((time) => thumbnail(frames.filter((frame) => frame.time <= time).at(-1)))));
    }
  const pictures = rows.flatMap((row, y) =>
    row.map((input, x) => ({ input, left: gap + x * (frame.width + gap), top: gap + y * (frame.height + gap) })),
  );
  const size = {
    width: gap + times.length * (frame.width + gap),
    height: gap + rows.length * (frame.height + gap),
  };
  const sheet = sharp({ create: { ...size, channels: 3, background: "#888" } }).composite(pictures);
  await sheet.png({ palette: true, colors: 64 }).toFile("docs/filmstrip.png");
}

/** Returns a small picture of a frame, or a white one before the first. */
function thumbnail(film?: Frame) {
  const white = { create: { ...frame, channels: 3 as const, background: "#fff" } };
  const picture = film ? sharp(film.picture).resize(frame.width, frame.height) : sharp(white);
  return picture.png().toBuffer();
}

async function filmWebKit(folder: string): Promise<Frame[]> {
  const { origin, server } = await serveSlowly(folder);
  const screen = mkdtempSync(path.join(tmpdir(), "screen-"));
  const { page, close } = await openWebKit(screen);
  try {
    const loaded = page.goto(`${origin}/`);
    const start = performance.now();
    const raw: { time: number; pixels: Buffer }[] = [];
    while (performance.now() - start < Math.max(...times)) {
      raw.push({ time: performance.now() - start, pixels: readFileSync(path.join(screen, "Xvfb_screen0")) });
      await sleep(50);
    }
    await loaded;
    return await Promise.all(raw.map(async ({ time, pixels }) => ({ time, picture: await decodeXwd(pixels) })));
  } finally {
    await close();
    server.close();
    rmSync(screen, { recursive: true });
  }
}

/** Returns a picture of the X window dump that Xvfb keeps of its screen. Its header has the size, and its pixels are BGRX. */
function decodeXwd(dump: Buffer) {
  const [headerSize = 0, , , , width = 0, height = 0] = Array.from({ length: 6 }, (_, index) =>
    dump.readUInt32BE(index * 4),
  );
  const colors = dump.readUInt32BE(19 * 4);
  const pixels = Buffer.from(dump.subarray(headerSize + colors * 12, headerSize + colors * 12 + width * height * 4));
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.subarray(at, at + 3).reverse();
    pixels[at + 3] = 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

async function filmChromium(folder: string): Promise<Frame[]> {
  const { origin, server } = await serveMeasured(folder);
  const { browser, page, session } = await openOnSlowNetwork();
  const frames: { at: number; picture: Buffer }[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, "base64") });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "png", maxWidth: width, maxHeight: height });
  await page.goto(`${origin}/`);
  await page.waitForTimeout(Math.max(...times));
  const start = await page.evaluate(() => performance.timeOrigin);
  await browser.close();
  server.close();
  return frames.map(({ at, picture }) => ({ time: at - start, picture })).filter(({ time }) => time > 0);
}
