import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exitWithError } from "../exit-with-error";
import { filesIn, makeReadable } from "./files";
import { finishPage } from "./finish-page";
import { writeHostHeaders } from "./host-headers";
import { markAsBuilt } from "./sources";
import { thirdPartyNotices } from "./third-party-notices";

/* The last step of the build: prepares Next's export for any host. */

const out = "out";

/* Next also exports the 404 page as _not-found, which hosts would serve with status 200. */
for (const name of ["_not-found", "_not-found.html", "_not-found.txt"])
  rmSync(path.join(out, name), { recursive: true, force: true });

/* Pages of any depth, and no files of the owner, such as a search engine's proof of ownership. */
const pages = filesIn(out)
  .filter((file) => file.endsWith(".html") && !existsSync(path.join("public", file)))
  .map((page) => ({ page, html: readFileSync(path.join(out, page), "utf8") }));

try {
  writeFileSync(path.join(out, "third-party-notices.txt"), thirdPartyNotices());
} catch (error) {
  exitWithError(`third-party-notices.txt: ${(error as Error).message}. See scripts/build/third-party-notices.ts`);
}
writeHostHeaders(out);

/* Below a base path, the files are still at the root of the export. */
const readSheet = (href: string) => readFileSync(path.join(out, href.slice(href.indexOf("/_next/"))), "utf8");

for (const { page, html } of pages) {
  const file = path.join(out, page);
  try {
    writeFileSync(file, finishPage(html, readSheet));
  } catch (error) {
    exitWithError(`${file}: ${(error as Error).message}. Next's output has changed: see scripts/build/finish-page.ts`);
  }
  // Some hosts serve /about-us from one file and some from the other: see docs/architecture.md.
  if (page !== "index.html" && page !== "404.html")
    cpSync(file, path.join(out, page.replace(/\.html$/, ""), "index.html"));
}

makeReadable(out);
markAsBuilt();
console.log("\nout/ is ready. To see it: npm start. To publish it: docs/deploying.md");
