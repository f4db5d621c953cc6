import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { entries } from "../content/entries";
import { walkObjects } from "../content/fields";
import { pictureSources } from "../content/picture-sources";

/*
 * Next exports the page for unknown addresses twice: as 404.html, which hosts answer with, and as a
 * page of its own at /_not-found, which nothing links to and which a host would answer with 200.
 */
for (const name of ["_not-found", "_not-found.html", "_not-found.txt"])
  rmSync(path.join("out", name), { recursive: true, force: true });

/* Pictures that art/ still draws and no page shows any more, such as what lay over a screen that is now the owner's. */
const shown = new Set<string>();
for (const { value } of entries) walkObjects(value, ({ src }) => shown.add(String(src)));
for (const { name, to } of pictureSources()) {
  const folder = to.replace(/^public/, "");
  if (shown.has(`${folder}/${name}`)) continue;
  for (const file of readdirSync(`out${folder}`))
    if (file.replace(/-\d+\.\w+$/, "") === name) rmSync(path.join("out", folder, file));
}
