import { notFound } from "@/content/not-found";
import { pageList } from "@/content/pages";
import { filesIn } from "@/scripts/build/files";
import { isBuilt } from "@/scripts/build/sources";
import { fileOf, type Page, pathOf, readExport, textsOf, valuesOf, wordsOf } from "../helpers/read-export";
import { fixtureSite, ownersSite } from "../sites";

export { fileOf, type Page, pathOf, textsOf, valuesOf, wordsOf };

// Old pages would fail many tests, without the reason. A changed export (SITE_DIR) has no sources of its own.
if (globalThis.IS_OWNERS_SITE && !process.env.SITE_DIR && !isBuilt())
  throw new Error("out/ is not built from the current sources. Run `npm run build` first.");

declare global {
  /** Set in the content lane (jest.config.mjs), where these tests read the real site. */
  var IS_OWNERS_SITE: boolean | undefined;
}

/** The folder of the export that the tests read. */
export const site = globalThis.IS_OWNERS_SITE ? ownersSite : fixtureSite;
export const { files, bytes, read, isExported, parse } = readExport(site);

/* The export has these files as they are. Those of an owner may be HTML, such as a search engine's proof of ownership. */
const copied = [...filesIn("public"), ...filesIn("tests/fixture-site/public")];
/** The HTML files of the export that Next has made. */
export const htmlFiles = files.filter((file) => file.endsWith(".html") && !copied.includes(file));

export const exportedPages = pageList.map((page) => ({ ...page, file: fileOf(page.path) }));
const missing = { path: "/404", heading: [notFound.title], seo: notFound.seo };
/** All pages and the 404 page. */
export const everyPage = [...exportedPages, { ...missing, file: "404.html" }];
