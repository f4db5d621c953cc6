import { execSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { store } from "../../content/store";
import { filesIn } from "../../scripts/build/files";
import { compressFiles } from "../../scripts/dev/compress-files";
import { exportHandler, serveExport } from "../../scripts/dev/serve";

/** Slow 4G as Lighthouse defines it: a round trip in ms, and bytes per ms (1.6 Mbit/s down, 750 kbit/s up). */
export const slowLine = { roundTrip: 150, speed: 200, upload: 94 };
const packet = 1460;

/* React's data in the pages counts bytes, so the address keeps its length. */
const localScript = "/smart-script.js?".padEnd(store.smartScript.length, "-");

async function listen(server: Server, protocol: string) {
  await once(server.listen(0, "localhost"), "listening");
  return { origin: `${protocol}://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** Serves an export as a CDN does: TLS with a self-signed certificate, HTTP/2 and brotli. */
export async function serveAsCdn(out: string) {
  const dir = copyOf(out);
  await compressFiles(dir);
  const handler = exportHandler(dir) as unknown as Parameters<typeof createSecureServer>[1];
  return listen(createSecureServer(certificate(dir), handler), "https");
}

/** Serves an export with HTTP/1.1 and brotli. Its pages measure themselves, and its attribution script is local. */
export async function serveMeasured(out: string) {
  const dir = copyOf(out);
  const measured = readFileSync("lab/bench/measured.js", "utf8");
  for (const name of filesIn(dir).filter((name) => /\.(html|js)$/.test(name))) {
    const file = path.join(dir, name);
    const content = readFileSync(file, "utf8")
      .replaceAll(store.smartScript, localScript)
      // The policy has hashes of scripts that name the attribution script.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace("<head>", () => `<head><script>{${measured}}</script>`);
    writeFileSync(file, content);
  }
  cpSync("lab/bench/smart-script.js", path.join(dir, "smart-script.js"));
  await compressFiles(dir);
  const site = await serveExport(dir);
  // WebKit decodes brotli without TLS, but accepts it only with TLS.
  site.server.prependListener("request", ({ headers }) => {
    headers["accept-encoding"] = "br";
  });
  return { origin: `http://localhost:${site.port}`, server: site.server };
}

/** Serves an export like `serveMeasured`, on a slow line. */
export async function serveSlowly(out: string) {
  const { origin, server } = await serveMeasured(out);
  server.unref();
  return listen(slowLineTo(Number(new URL(origin).port)), "http");
}

/** Forwards connections to a local port. They share the speed of one line. */
function slowLineTo(port: number) {
  let freeAt = 0;
  async function* sendLate(requests: AsyncIterable<Buffer>) {
    // A connection opens with a round trip.
    await sleep(slowLine.roundTrip);
    for await (const request of requests) {
      await sleep(slowLine.roundTrip);
      yield request;
    }
  }
  async function* sendSlowly(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks)
      for (let start = 0; start < chunk.length; start += packet) {
        const sent = chunk.subarray(start, start + packet);
        freeAt = Math.max(freeAt, performance.now()) + sent.length / slowLine.speed;
        await sleep(freeAt - performance.now());
        yield sent;
      }
  }
  return createServer((visitor) => {
    const site = connect(port, "localhost");
    // The callbacks ignore connections that the browser closes.
    pipeline(visitor, sendLate, site, () => {});
    pipeline(site, sendSlowly, visitor, () => {});
  });
}

function copyOf(out: string) {
  const dir = mkdtempSync(path.join(tmpdir(), "bench-"));
  process.once("exit", () => rmSync(dir, { recursive: true }));
  cpSync(out, dir, { recursive: true });
  return dir;
}

function certificate(dir: string) {
  const [key, cert] = [path.join(dir, "key.pem"), path.join(dir, "cert.pem")];
  const command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1";
  execSync(`${command} -subj /CN=localhost -keyout ${key} -out ${cert}`, { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
