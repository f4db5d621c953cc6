import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of the export, which the tests read. */
export const out = path.resolve("out");

if (!existsSync(path.join(out, "index.html"))) throw new Error("out/ has no export. Run `npm run build` first.");
