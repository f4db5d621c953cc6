import { existsSync } from "node:fs";
import path from "node:path";

/** The export that is tested. */
export const out = path.resolve("out");

if (!existsSync(path.join(out, "index.html")))
  throw new Error("There is no export to test: run `npm run build` first.");
