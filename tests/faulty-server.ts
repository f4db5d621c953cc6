import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { exportHandler, serveExport } from "../scripts/dev/serve";
import { readExport } from "./helpers/read-export";
import { fixtureSite } from "./sites";

/** What can happen to a response. Each function sends it for a file with the content `body`. */
export const faults = {
  aborted: (request: IncomingMessage) => request.socket.destroy(),
  "unavailable (503)": (_: IncomingMessage, response: ServerResponse) => response.writeHead(503).end(),
  "cut off": (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const type = request.url?.includes(".txt") ? "text/plain" : "text/javascript";
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.length });
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
  },
  // As a proxy may do. The browser cannot notice it, and caches the response.
  shortened: (_: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const headers = { "Content-Type": "text/javascript", "Cache-Control": "max-age=31536000, immutable" };
    response.writeHead(200, headers).end(body.subarray(0, body.length / 2));
  },
};
export type Fault = keyof typeof faults;

/** What can happen to a script that loads late. */
export const lateFaults = { ...faults, stalled: () => {} };
export type LateFault = keyof typeof lateFaults;

/** Returns the paths of the scripts that the landing page contains. */
export function initialScripts(): string[] {
  const $ = readExport(fixtureSite).parse("index.html");
  return $("script[src^='/_next/']:not([nomodule])")
    .toArray()
    .map((script) => $(script).attr("src") ?? "");
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the fixture site on a free port, with `respond` in front of the handler that serves its files. */
async function serveFixtureSite(respond: (serveFile: Handler) => Handler) {
  const served = await serveExport(fixtureSite);
  served.server.removeAllListeners("request").on("request", respond(exportHandler(fixtureSite)));
  return { origin: `http://localhost:${served.port}`, close: served.close };
}

/**
 * Serves the fixture site. The requests fail for which `isFaulty` returns true. It receives the path of the file, and how
 * often it has been requested, from 1.
 */
export async function serveWithFaults(fault: LateFault, isFaulty: (file: string, count: number) => boolean) {
  const counts = new Map<string, number>();
  const site = await serveFixtureSite((serveFile) => (request, response) => {
    const file = (request.url ?? "").replace(/\?.*/, "");
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    if (!isFaulty(file, count)) return serveFile(request, response);
    lateFaults[fault](request, response, readFileSync(path.join(fixtureSite, file)));
  });
  return {
    ...site,
    /** Returns the number of requests for a file. */
    requestsFor: (file: string) => counts.get(file) ?? 0,
  };
}

/** Serves the fixture site. The first `times` requests for a file fail. */
export async function serveWithFault(file: string, fault: Fault, times = 1) {
  const site = await serveWithFaults(fault, (requested, count) => requested === file && count <= times);
  return { ...site, requests: () => site.requestsFor(file) };
}

/** Serves the fixture site. Its landing page runs `script` before the scripts of the site. */
export function serveWithScript(script: string) {
  const page = readFileSync(path.join(fixtureSite, "index.html"), "utf8");
  const changed = page.replace("<head>", `<head><script>${script};document.currentScript.remove()</script>`);
  return serveFixtureSite((serveFile) => (request, response) => {
    if (request.url !== "/") return serveFile(request, response);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(changed);
  });
}

/** Serves the fixture site. Its scripts arrive late, by `delay` ms. */
export function serveWithLateScripts(delay: number) {
  return serveFixtureSite((serveFile) => (request, response) => {
    if (request.url?.includes(".js")) setTimeout(serveFile, delay, request, response);
    else serveFile(request, response);
  });
}
