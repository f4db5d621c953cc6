import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import headers from "../../deploy/headers.json" with { type: "json" };

const { appAssociation, assets, caching, security } = headers;
const isAsset = new RegExp(`\\.(${assets})$`);

function headersOf(url: string): Record<string, string> {
  const isHashed = url.startsWith("/_next/static/");
  const kind = isHashed ? "hashed" : isAsset.test(url) ? "asset" : "page";
  return {
    ...security,
    "Cache-Control": caching[kind],
    ...(url === appAssociation.path && { "Content-Type": appAssociation.type }),
    // sirv does not know it.
    ...(url.endsWith(".ico") && { "Content-Type": "image/x-icon" }),
  };
}

/**
 * Returns a request handler that serves the export in `dir` as a static host does: pages with or without a trailing
 * slash, 404.html for unknown addresses, the headers of deploy/headers.json, and `.br` files where they exist. With a
 * `basePath`, such as `/site`, it serves the export below that path and nothing beside it.
 */
export function exportHandler(dir: string, basePath = "") {
  const notFound = readFileSync(path.join(dir, "404.html"));
  const compressed = path.join(dir, "404.html.br");
  const notFoundInBrotli = existsSync(compressed) ? readFileSync(compressed) : undefined;
  const handle = sirv(dir, {
    etag: true,
    brotli: true,
    extensions: ["html"],
    // Responses of HTTP/2 have no setHeaders().
    setHeaders(response, url) {
      for (const [name, value] of Object.entries(headersOf(url))) response.setHeader(name, value);
    },
    onNoMatch({ headers: accepted }, response) {
      const sent = { ...headersOf("/404.html"), "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding" };
      const isBrotli = notFoundInBrotli && /\bbr\b/.test(String(accepted["accept-encoding"]));
      if (isBrotli) response.writeHead(404, { ...sent, "Content-Encoding": "br" }).end(notFoundInBrotli);
      else response.writeHead(404, sent).end(notFound);
    },
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    request.url = request.url?.replace(/^[/\\]+/, "/") ?? "/";
    if (basePath) {
      const [, rest] = request.url.match(RegExp(`^${basePath}(/.*|[?].*)?$`)) ?? [];
      // GitHub Pages and most other hosts redirect from `/site` to `/site/`.
      if (request.url.replace(/[?].*/, "") === basePath) {
        response.writeHead(301, { Location: `${basePath}/${rest ?? ""}` }).end();
        return;
      }
      if (rest === undefined) {
        response.writeHead(404).end();
        return;
      }
      request.url = rest;
    }
    // sirv throws on a range whose end is before its start.
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
    if (!first || (last && Number(last) < Number(first))) delete request.headers.range;
    handle(request, response);
  };
}

/**
 * Serves the export in `dir` on `host`, or on both addresses of localhost: a browser outside a container or WSL may know
 * only one of them. Port 0 picks a free port. Rejects when the port is taken.
 */
export async function serveExport(dir: string, port = 0, host = "localhost", basePath = "") {
  const isLocal = host === "localhost";
  const server = createServer(exportHandler(dir, basePath)).listen(port, isLocal ? "127.0.0.1" : host);
  await once(server, "listening");
  const { port: opened } = server.address() as AddressInfo;
  const servers = [server];
  if (isLocal) {
    const other = createServer((request, response) => server.emit("request", request, response)).listen(opened, "::1");
    servers.push(other);
    await once(other, "listening").catch((error: NodeJS.ErrnoException) => {
      // A system without IPv6.
      if (["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(`${error.code}`)) return;
      server.close();
      throw error;
    });
  }
  return {
    server,
    port: opened,
    close() {
      for (const one of servers) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}
