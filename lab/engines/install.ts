import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { canInstallFromDebian, installFromDebian } from "../../scripts/browsers/debian";
import { findOnPath } from "../../scripts/browsers/find-on-path";
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
const missing: string[] = [];
if (!findOnPath("WPEWebDriver") || !findOnPath("cog")) missing.push("wpewebkit-driver", "cog");
if (!findOnPath("firefox-esr") && !findOnPath("firefox")) missing.push("firefox-esr");
if (missing.length > 0 && canInstallFromDebian()) {
  const failure = installFromDebian(missing);
  if (failure) console.error(failure);
}
