import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { installFromDebian, onPath } from "../../scripts/machine/debian";
import { unpacked } from "./engines";

/* Brings the engines that are not there yet, as far as they can be had. */
for (const name of ["chromium-84", "chromium-89"]) {
  const packed = path.join("tests/engines/node_modules", name, "bin/chromium.br");
  const file = unpacked(name);
  if (existsSync(file) || !existsSync(packed)) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(packed)));
  chmodSync(file, 0o755);
}
if (!onPath("WPEWebDriver") || !onPath("cog")) installFromDebian(["wpewebkit-driver", "cog"]);
if (!onPath("firefox-esr") && !onPath("firefox")) installFromDebian(["firefox-esr"]);
