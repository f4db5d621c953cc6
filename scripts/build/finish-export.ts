import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { deferScripts } from "./defer-scripts";
import { sheetInPage } from "./sheet-in-page";

const out = "out";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

for (const page of ["index.html", "404.html"]) {
  if (!existsSync(path.join(out, page)))
    stop(`The export is incomplete: ${out}/${page} is missing.`);
}

const pages = readdirSync(out).filter((file) => file.endsWith(".html"));
for (const page of pages) {
  const file = path.join(out, page);
  try {
    writeFileSync(file, sheetInPage(deferScripts(readFileSync(file, "utf8")), out));
  } catch (error) {
    stop(`${file} is not as this version of Next writes a page: ${(error as Error).message}.`);
  }
}

/*
 * Hosts disagree about /about-us: some serve about-us.html, some only about-us/index.html, and some
 * show a folder listing where just the folder of payload files exists. With both files each serves
 * the page; the canonical link names one address.
 */
const whole = new Set(["index.html", "404.html", "_not-found.html"]);
for (const page of pages) {
  if (whole.has(page)) continue;
  const folder = path.join(out, page.slice(0, -".html".length));
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(out, page), path.join(folder, "index.html"));
}
