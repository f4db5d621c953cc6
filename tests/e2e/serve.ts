import { serveExport } from "../../scripts/dev/serve";
import { out } from "../out";

/** Serves out/ for the whole run; tests find it at BASE_URL. */
export default async function serve() {
  const served = await serveExport(out);
  process.env.BASE_URL = `http://localhost:${served.port}`;
  return () => served.close();
}
