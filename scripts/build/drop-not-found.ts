import { rmSync } from "node:fs";
import path from "node:path";

/*
 * Next exports the page for unknown addresses twice: as 404.html, which hosts answer with, and as a
 * page of its own at /_not-found, which nothing links to and which a host would answer with 200.
 */
for (const name of ["_not-found", "_not-found.html", "_not-found.txt"])
  rmSync(path.join("out", name), { recursive: true, force: true });
