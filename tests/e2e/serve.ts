import { existsSync } from "node:fs";
import { serveExport } from "../../scripts/dev/serve";

/** Serves out/ for the whole run; tests find it at BASE_URL. */
export default async function serve() {
  if (!existsSync("out/index.html"))
    throw new Error("There is no export to test: run `npm run build` first.");
  const served = await serveExport("out");
  process.env.BASE_URL = `http://localhost:${served.port}`;
  return () => served.close();
}
