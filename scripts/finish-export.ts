import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

const out = "out";

for (const page of ["index.html", "404.html"]) {
  if (!existsSync(path.join(out, page))) {
    console.error(`The export is incomplete: ${out}/${page} is missing.`);
    process.exit(1);
  }
}

/*
 * Hosts disagree about /about-us: some serve about-us.html, some only about-us/index.html, and some
 * show a folder listing where just the folder of payload files exists. With both files each serves
 * the page; the canonical link names one address.
 */
const whole = new Set(["index.html", "404.html", "_not-found.html"]);
for (const file of readdirSync(out)) {
  if (!file.endsWith(".html") || whole.has(file)) continue;
  const folder = path.join(out, file.slice(0, -".html".length));
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(out, file), path.join(folder, "index.html"));
}
