import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findOnPath, installFromDebian } from "../../scripts/browsers/debian";
import { unpackedFile } from "./engines";

/* Unpacks the old versions of Chromium and installs the other engines from Debian. Tests of a missing engine are skipped. */
for (const name of ["chromium-84", "chromium-89"]) {
  const packed = path.join("lab/node_modules", name, "bin/chromium.br");
  const file = unpackedFile(name);
  if (existsSync(file) || !existsSync(packed)) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(packed)));
  chmodSync(file, 0o755);
}
if (!findOnPath("WPEWebDriver") || !findOnPath("cog")) installFromDebian("wpewebkit-driver", "cog");
if (!findOnPath("firefox-esr") && !findOnPath("firefox")) installFromDebian("firefox-esr");
