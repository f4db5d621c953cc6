import { isBuilt } from "../../scripts/build/sources";
import { serveExport } from "../../scripts/dev/serve";
import { bypassProxy } from "../helpers/bypass-proxy";
import { out } from "../out";

/** Serves the built site for a whole run, at SITE_ORIGIN. */
export default async function serve() {
  if (out === "out" && !isBuilt()) throw new Error("out/ is not built from these sources: run `npm run build`.");
  bypassProxy();
  const server = await serveExport(out);
  process.env.SITE_ORIGIN = `http://localhost:${server.port}`;
  return () => server.close();
}
