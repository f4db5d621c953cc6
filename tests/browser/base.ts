import type { IncomingMessage, ServerResponse } from "node:http";
import { test as base } from "playwright/test";
import { exportHandler, serveExport } from "../../scripts/dev/serve";
import { notChecked } from "../not-checked";
import { out } from "../out";

/** Responds to a request, or calls `serveFile`, which responds with the file of the site. */
export type Respond = (request: IncomingMessage, response: ServerResponse, serveFile: () => void) => void;

/** The fixtures of the tests in every browser. */
export const test = base.extend<{ serveWith: (respond: Respond) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  baseURL: ({}, use) => use(process.env.SITE_ORIGIN),
  /** Serves the site once more, with `respond` in front of its files. Returns the origin. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  serveWith: async ({}, use) => {
    const servers: Awaited<ReturnType<typeof serveExport>>[] = [];
    const handle = exportHandler(out);
    await use(async (respond) => {
      const served = await serveExport(out);
      servers.push(served);
      served.server
        .removeAllListeners("request")
        .on("request", (request, response) => respond(request, response, () => handle(request, response)));
      return `http://localhost:${served.port}`;
    });
    for (const server of servers) server.close();
  },
});

/** Skips a test, or the tests of a file, whose content an owner has removed. The summary of `npm test` shows the reason. */
export function skipUnless(isThere: unknown, reason: string) {
  if (!isThere) notChecked(reason);
  test.skip(!isThere, reason);
}
