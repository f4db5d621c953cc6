import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { installFromDebian, onPath } from "../../scripts/machine/debian";
import serve from "../webkit/serve";

const here = "tests/engines";

/** Where the Chromium of a package of this folder is kept once unpacked. */
export function unpacked(name: string): string {
  return path.join("node_modules/.cache/engines", name);
}

function unpack(name: string) {
  const packed = path.join(here, "node_modules", name, "bin/chromium.br");
  const file = unpacked(name);
  if (existsSync(file) || !existsSync(packed)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(packed)));
  chmodSync(file, 0o755);
}

/** Brings the engines that are not there yet, as far as they can be had, and serves the site. */
export default async function fetchAndServe() {
  unpack("chromium-84");
  unpack("chromium-89");
  if (!onPath("WPEWebDriver") || !onPath("cog")) installFromDebian(["wpewebkit-driver", "cog"]);
  if (!onPath("firefox-esr") && !onPath("firefox")) installFromDebian(["firefox-esr"]);
  return serve();
}
