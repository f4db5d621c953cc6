import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { foldPayload } from "./fold-payload";

const out = "out";

for (const page of ["index.html", "404.html"]) {
  if (!existsSync(path.join(out, page))) {
    console.error(`The export is incomplete: ${out}/${page} is missing.`);
    process.exit(1);
  }
}

const pages = readdirSync(out).filter((file) => file.endsWith(".html"));
for (const page of pages) {
  const file = path.join(out, page);
  try {
    writeFileSync(file, foldPayload(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`${file}: ${(error as Error).message} (scripts/fold-payload.ts)`);
    process.exit(1);
  }
}

/*
 * Hosts disagree about /about-us: some serve about-us.html, some only about-us/index.html, and some
 * show a folder listing where just the folder of payload files exists. With both files each serves
 * the page; the canonical link names one address.
 */
const whole = new Set(["index.html", "404.html", "_not-found.html"]);
for (const file of pages) {
  if (whole.has(file)) continue;
  const folder = path.join(out, file.slice(0, -".html".length));
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(out, file), path.join(folder, "index.html"));
}
