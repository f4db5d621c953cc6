import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import send from "@fastify/send";
import { headersOf } from "../../deploy/headers";

/**
 * Answers requests for an export the way a static host does: pages with or without a final slash,
 * 404.html for the rest, the headers of deploy/headers.ts, and a file's `.br` neighbour where there
 * is one.
 */
export function exportHandler(dir: string) {
  return (request: IncomingMessage, response: ServerResponse) => {
    answer(dir, request, response).catch(() => response.destroy());
  };
}

async function answer(dir: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...headersOf(""), Allow: "GET, HEAD" }).end();
    return;
  }
  const isBrotliTaken = /\bbr\b/.test(String(request.headers["accept-encoding"]));
  const { status, headers, stream } =
    (await find(dir, request, candidates(request.url ?? ""), isBrotliTaken)) ??
    (await missing(dir, request, isBrotliTaken));
  response.writeHead(status, headers);
  // A visitor who leaves in the middle closes the file as well.
  pipeline(stream, response, () => {});
}

/** Returns the files that may answer an address, best first; none for one that cannot be meant for a file. */
function candidates(url: string): string[] {
  const pathname = (url.split(/[?#]/)[0] ?? "").replace(/^[/\\]+/, "/");
  // What another host reads in the export is no part of the site.
  if (!pathname.startsWith("/") || pathname === "/_headers") return [];
  const page = pathname.replace(/\/+$/, "");
  if (page === "") return ["/index.html"];
  return page === pathname ? [pathname, `${page}.html`] : [`${page}.html`];
}

async function find(
  dir: string,
  request: IncomingMessage,
  files: string[],
  isBrotliTaken: boolean,
  status?: number,
) {
  for (const file of files)
    for (const encoding of isBrotliTaken ? [".br", ""] : [""]) {
      const sent = await send(request, file + encoding, { root: dir, index: false });
      const isUnsatisfiable = sent.statusCode === 416 || sent.statusCode === 412;
      if (sent.type !== "file" && !isUnsatisfiable) continue;
      const isEncoded = encoding !== "" && sent.type === "file";
      const headers = { ...sent.headers, ...headersOf(isUnsatisfiable ? "" : file) };
      return {
        status: status ?? sent.statusCode,
        stream: sent.stream,
        headers: isEncoded ? { ...headers, "Content-Encoding": "br" } : headers,
      };
    }
  return undefined;
}

async function missing(dir: string, request: IncomingMessage, isBrotliTaken: boolean) {
  // Neither a range nor a validator was meant for this page.
  const whole = Object.assign(Object.create(request), { headers: {} });
  const found = await find(dir, whole, ["/404.html"], isBrotliTaken, 404);
  if (!found) throw new Error(`${dir}/404.html is missing`);
  return found;
}

/**
 * Serves the export in `dir`, on this machine's own interface unless another is named; a port of 0 is a free one.
 * Rejects with the system's error when it cannot listen.
 */
export async function serveExport({ dir, port = 0, host = "localhost" }: Served) {
  const server = createServer(exportHandler(dir));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Served {
  dir: string;
  port?: number;
  host?: string;
}
