import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { headersOf } from "../../deploy/headers";

/**
 * Answers requests for the export that is in `dir` now, the way a static host does: pages with or without a final slash,
 * 404.html for the rest, the headers of deploy/headers.ts, and a file's `.br` neighbour where there is one.
 */
export function exportHandler(dir: string) {
  const missing = readFileSync(path.join(dir, "404.html"));
  const answerMissing = (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(404, headersOf("/404.html")).end(missing);
  const answer = sirv(dir, {
    etag: true,
    brotli: true,
    extensions: ["html"],
    setHeaders(response, address) {
      for (const header of Object.entries(headersOf(address))) response.setHeader(...header);
    },
    onNoMatch: answerMissing,
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    request.url = request.url?.replace(/^[/\\]+/, "/");
    // sirv takes a range as it comes, and reading one that ends before it begins throws.
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
    if (!first || (last && Number(last) < Number(first))) delete request.headers.range;
    // What another host reads in the export is no part of the site.
    if (request.url?.startsWith("/_headers")) answerMissing(request, response);
    else answer(request, response);
  };
}

/** Serves the export in `dir`, to this machine alone unless a host is named; a port of 0 is a free one. Rejects when it cannot listen. */
export async function serveExport(dir: string, port = 0, host = "localhost") {
  const server = createServer(exportHandler(dir));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
