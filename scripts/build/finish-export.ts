import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteAddress } from "../../lib/site/site-address";
import { exitWithError } from "../exit-with-error";
import { filesIn } from "./files";
import { finishPage, wordsOf } from "./finish-page";
import { licenses } from "./licenses";
import { changedPhotos } from "./pictures";

/* The last step of the build: prepares Next's export for any host. */

const out = "out";
const inOut = (file: string) => path.join(out, file);

/* Next also exports the 404 page as _not-found, which hosts would serve with status 200. */
for (const name of ["_not-found", "_not-found.html", "_not-found.txt"])
  rmSync(inOut(name), { recursive: true, force: true });

/* Pages of any depth, and no files of the owner, such as a search engine's proof of ownership. */
const pages = filesIn(out).filter((file) => file.endsWith(".html") && !existsSync(path.join("public", file)));

/* React's data of each page in files of its own, for Next's router. Links to other pages are plain, so nothing requests them. */
const isPageData = (file: string) =>
  /(^|\/)__next\.[^/]*\.txt$/.test(file) || pages.includes(file.replace(/txt$/, "html"));
for (const file of filesIn(out)) if (isPageData(file) && file.endsWith(".txt")) rmSync(inOut(file));

writeFileSync(inOut("third-party-notices.txt"), licenses());

/* Below a base path, the files are still at the root of the export. */
const readSheet = (href: string) => readFileSync(inOut(href.slice(href.indexOf("/_next/"))), "utf8");

const scripts = filesIn(out)
  .filter((file) => file.startsWith("_next/") && file.endsWith(".js"))
  .map((file) => {
    const text = readFileSync(inOut(file), "utf8");
    return { name: path.basename(file), text, words: wordsOf(text) };
  });

/** Returns the scripts that a text names, and those that they load. */
function scriptsNamedIn(text: string, found = new Set<(typeof scripts)[number]>()) {
  for (const script of scripts) {
    if (found.has(script) || !text.includes(script.name)) continue;
    found.add(script);
    scriptsNamedIn(script.text, found);
  }
  return found;
}

for (const page of pages) {
  const file = inOut(page);
  const html = readFileSync(file, "utf8");
  const words = new Set(Array.from(scriptsNamedIn(html), (script) => script.words).flat());
  try {
    writeFileSync(file, finishPage(html, readSheet, words));
  } catch (error) {
    exitWithError(`${file}: ${(error as Error).message}. Next's output has changed: see scripts/build/finish-page.ts`);
  }
  // Some hosts serve /about-us from one file and some from the other: see docs/architecture.md.
  if (page !== "index.html" && page !== "404.html") cpSync(file, inOut(page.replace(/\.html$/, "/index.html")));
}

const { url, isPreview } = siteAddress();
const changed = changedPhotos();
if (changed.length > 0)
  console.log(
    `\nThe palette or these pictures have changed since they were rendered: ${changed.join(", ")}. Run npm run pictures`,
  );
if (isPreview)
  console.log(
    `\nThis is a preview of ${url}, which asks search engines not to list it. If it is your site, set SITE_URL: see "Previews" in docs/deploying.md`,
  );
