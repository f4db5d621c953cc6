import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exitWithError } from "../exit-with-error";
import { withCsp } from "./csp";
import { inlineCss } from "./inline-css";
import { moveScripts } from "./move-scripts";
import { pictureSources } from "./screens-and-portraits";
import { thirdPartyNotices } from "./third-party-notices";

/* The build's last step: makes what Next exported fit to be served anywhere. */

const out = "out";

/* Next exports the page for unknown addresses a second time, where nothing links to and hosts would answer with 200. */
for (const name of ["_not-found", "_not-found.html", "_not-found.txt"])
  rmSync(path.join(out, name), { recursive: true, force: true });

/* Pictures that art/ still draws and no page shows any more, such as what lay over a screen that is now the owner's. */
const pages = readdirSync(out)
  .filter((file) => file.endsWith(".html"))
  .map((page) => ({ page, html: readFileSync(path.join(out, page), "utf8") }));
const shown = pages.map(({ html }) => html).join();
for (const { name, to } of pictureSources()) {
  const folder = to.replace(/^public/, "");
  if (shown.includes(`${folder}/${name}-`)) continue;
  for (const file of readdirSync(`${out}${folder}`))
    if (file.replace(/-\d+\.\w+$/, "") === name) rmSync(path.join(out, folder, file));
}

writeFileSync(path.join(out, "third-party-notices.txt"), thirdPartyNotices());

for (const { page, html } of pages) {
  const file = path.join(out, page);
  try {
    const whole = inlineCss(moveScripts(html), out);
    // The policy comes last, since it hashes what is in the page.
    writeFileSync(file, withCsp(whole));
  } catch (error) {
    exitWithError(`${file} is not as this version of Next writes it: ${(error as Error).message}.`);
  }
  // Hosts disagree about which of both answers /about-us (docs/decisions/2-two-files-a-page.md).
  if (page === "index.html" || page === "404.html") continue;
  const folder = file.replace(/\.html$/, "");
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, path.join(folder, "index.html"));
}
