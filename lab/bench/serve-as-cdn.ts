import { execSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFiles } from "../../scripts/dev/compress-files";
import { exportHandler } from "../../scripts/dev/serve";

/** Serves a copy of an export as a CDN does: TLS with a self-signed certificate, HTTP/2 and brotli. */
export async function serveAsCdn(out: string) {
  const dir = mkdtempSync(path.join(tmpdir(), "bench-"));
  const site = path.join(dir, "site");
  cpSync(out, site, { recursive: true });
  await compressFiles(site);
  const handler = exportHandler(site) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer(certificate(dir), handler);
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
  const command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1";
  execSync(`${command} -subj /CN=localhost -keyout ${key} -out ${cert}`, { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
