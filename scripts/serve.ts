import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";

interface Serve {
  dir: string;
  /** 0 picks a free one. */
  port: number;
  /** Whether a file's `.br` neighbour is served in its place. */
  brotli?: boolean;
}

interface Served {
  server: Server;
  port: number;
  close(): Promise<void>;
}

/* Hashed names for good, pages never without asking, the rest for an hour, as hosts have it by default. */
function caching(pathname: string): string {
  if (pathname.startsWith("/_next/static/")) return "public, max-age=31536000, immutable";
  return /\.(?!html$)\w+$/.test(pathname) ? "public, max-age=3600" : "no-cache";
}

/**
 * Serves an export the way a static host does: pages with or without a final slash, 404.html for
 * the rest, and caching by kind of file. Rejects with the system's error when
 * the port is taken.
 */
export async function serveExport({ dir, port, brotli = false }: Serve): Promise<Served> {
  const notFound = readFileSync(path.join(dir, "404.html"));
  const files = sirv(dir, {
    extensions: ["html"],
    etag: true,
    brotli,
    setHeaders(response, pathname) {
      // The one type of the export that sirv has no name for.
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      response.setHeader("Cache-Control", caching(pathname));
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": notFound.length,
      });
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
