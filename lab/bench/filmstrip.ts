import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { findWebKit } from "../../scripts/browsers/find-webkit";
import { openWebKit } from "../../tests/browser/webkit/engine";
import { serveMeasured, serveSlowly } from "./serve";
import { openOnSlowNetwork, phone, type Visit } from "./visit";

/* When the pictures are taken, in ms after the request. */
const times = Array.from({ length: 10 }, (_, index) => (index + 1) * 200);

const { width, height } = phone.viewport;
const frame = { width: width / 3, height: Math.round(height / 3) };
const gap = 12;

/** The frames of a visit. Times in ms after the request. */
interface Film {
  headline: number;
  frames: { time: number; picture: Buffer }[];
}

/**
 * Writes docs/filmstrip.png: the median visit of each export by the time of its headline, first in WebKit on a slow line, then in a
 * whole Chromium on its own slow network with a slow CPU. Throws with Playwright's WebKit, which has no virtual display.
 */
export async function makeFilmstrip(exports: { name: string; folder: string }[], runs: number) {
  if (findWebKit().kind === "playwright") throw new Error("The filmstrip needs WebKitGTK.");
  const rows: Buffer[][] = [];
  for (const [serve, film] of [[serveSlowly, filmWebKit] as const, [serveMeasured, filmChromium] as const]) {
    const sites = await Promise.all(
      exports.map(async ({ name, folder }) => ({ name, films: [] as Film[], ...(await serve(folder)) })),
    );
    for (let run = 0; run < runs; run++) for (const { films, origin } of sites) films.push(await film(`${origin}/`));
    for (const { name, films, server } of sites) {
      server.close();
      films.sort((one, other) => one.headline - other.headline);
      console.log(`${film.name}, ${name}: ${films.map(({ headline }) => Math.round(headline)).join(" ")}`);
      const { frames = [] } = films[runs >> 1] ?? {};
      const frameAt = (time: number) => frames.filter((frame) => frame.time <= time).at(-1);
      rows.push(await Promise.all(times.map((time) => thumbnail(frameAt(time)?.picture))));
    }
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
function thumbnail(full?: Buffer) {
  const white = { create: { ...frame, channels: 3 as const, background: "#fff" } };
  const picture = full ? sharp(full).resize(frame.width, frame.height) : sharp(white);
  return picture.png().toBuffer();
}

async function filmWebKit(url: string): Promise<Film> {
  const screen = mkdtempSync(path.join(tmpdir(), "screen-"));
  const { page, close } = await openWebKit(screen);
  try {
    let isLoaded = false;
    const visit = async () => {
      await page.goto(url);
      const { headline } = await page.evaluate((): Promise<Visit> => Reflect.get(window, "visit"));
      // WebKit's clock starts when the page moves to a new process, after the request.
      const start = await page.evaluate(
        () =>
          performance.timeOrigin +
          (performance.getEntriesByType("navigation")[0] as PerformanceResourceTiming).fetchStart,
      );
      return { headline, start };
    };
    const visited = visit().finally(() => {
      isLoaded = true;
    });
    // Handled below, when the pictures are taken.
    visited.catch(() => {});
    const dumps: { at: number; dump: Buffer }[] = [];
    while (!isLoaded) {
      dumps.push({ at: Date.now(), dump: readFileSync(path.join(screen, "Xvfb_screen0")) });
      await sleep(50);
    }
    const { headline, start } = await visited;
    const shown = dumps.filter(({ at }) => at >= start && at < start + Math.max(...times));
    const frames = shown.map(async ({ at, dump }) => ({ time: at - start, picture: await decodeXwd(dump) }));
    return { headline, frames: await Promise.all(frames) };
  } finally {
    await close();
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

async function filmChromium(url: string): Promise<Film> {
  const { browser, page, session } = await openOnSlowNetwork();
  const shots: { at: number; picture: Buffer }[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    shots.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, "base64") });
    // Rejects when the browser has closed.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "png", maxWidth: width, maxHeight: height });
  await page.goto(url);
  const { headline } = await page.evaluate<Visit>("visit");
  const start = await page.evaluate(() => performance.timeOrigin);
  await browser.close();
  const frames = shots.map(({ at, picture }) => ({ time: at - start, picture })).filter(({ time }) => time > 0);
  return { headline, frames };
}
