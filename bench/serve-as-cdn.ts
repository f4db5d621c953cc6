import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { exportHandler } from "../scripts/dev/serve";

export type Protocol = "HTTP/2" | "HTTP/1.1";

/**
 * Serves a copy of an export as a CDN does: over TLS, brotli beside each file that compresses. The
 * certificate is nobody's, so that browsers have to be told to take it.
 */
export async function serveAsCdn(out: string, protocol: Protocol) {
  const dir = mkdtempSync(path.join(tmpdir(), "bench-"));
  const site = path.join(dir, "site");
  cpSync(out, site, { recursive: true });
  for (const file of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|svg|json|webmanifest)$/.test(file)) continue;
    const whole = path.join(site, file);
    writeFileSync(`${whole}.br`, brotliCompressSync(readFileSync(whole)));
  }
  const answer = exportHandler(site) as Parameters<typeof createServer>[1];
  const server =
    protocol === "HTTP/2"
      ? createSecureServer(certificate(dir), answer as Parameters<typeof createSecureServer>[1])
      : createServer(certificate(dir), answer);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      rmSync(dir, { recursive: true });
    },
  };
}

function certificate(dir: string) {
  const [key, cert] = [path.join(dir, "key.pem"), path.join(dir, "cert.pem")];
  const wanted =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost";
  execFileSync("openssl", [...wanted.split(" "), "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
