import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exitWithError } from "../exit-with-error";
import { withCsp } from "./csp";
import { writeHostHeaders } from "./host-headers";
import { inlineCss } from "./inline-css";
import { moveScripts } from "./move-scripts";
import { pictureSources } from "./picture-sources";
import { thirdPartyNotices } from "./third-party-notices";

/* The last step of the build: prepares Next's export for any host. */

const out = "out";

/* Next also exports the 404 page as _not-found, which hosts would serve with status 200. */
for (const name of ["_not-found", "_not-found.html", "_not-found.txt"])
  rmSync(path.join(out, name), { recursive: true, force: true });

/* An empty marker for Chrome's developers. Its position among the other tags varies from build to build. */
const marker = '<meta name="next-size-adjust" content=""/>';

const pages = readdirSync(out)
  .filter((file) => file.endsWith(".html"))
  .map((page) => ({ page, html: readFileSync(path.join(out, page), "utf8").replace(marker, "") }));

/* Removes pictures that no page shows, such as a screen that the owner removed from the content. */
const allPages = pages.map(({ html }) => html).join();
for (const { name, to } of pictureSources()) {
  if (allPages.includes(`${to}/${name}-`)) continue;
  for (const file of readdirSync(out + to))
    if (file.replace(/-\d+\.\w+$/, "") === name) rmSync(path.join(out, to, file));
}

writeFileSync(path.join(out, "third-party-notices.txt"), thirdPartyNotices());
writeHostHeaders(out);

for (const { page, html } of pages) {
  const file = path.join(out, page);
  try {
    // Adds the policy last, because it contains hashes of the page's inline scripts and styles.
    writeFileSync(file, withCsp(inlineCss(moveScripts(html), out)));
  } catch (error) {
    exitWithError(`${file}: unexpected output of Next: ${(error as Error).message}.`);
  }
  // Some hosts serve /about-us from one file and some from the other: see docs/architecture.md.
  if (page !== "index.html" && page !== "404.html")
    cpSync(file, path.join(out, page.replace(/\.html$/, ""), "index.html"));
}

console.log("\nout/ is ready. To see it: npm start. To publish it: docs/deploying.md");
