import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fingerprint } from "../build/files";

/* Loads the page again when the server has another one: the next problem, or the site. */
const reload = (etag: string) => `
setInterval(async () => {
  const response = await fetch(location.href).catch(() => null);
  if (response && response.headers.get("etag") !== ${JSON.stringify(etag)}) location.reload();
}, 1000);`;

const page = (problem: string, etag: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A mistake in the content</title>
<style>body { margin: 24px; font: 16px / 1.5 monospace; white-space: pre-wrap }</style>
<body>${problem.replace(/&/g, "&amp;").replace(/</g, "&lt;")}

The site starts once this is corrected.
<script>${reload(etag)}</script>
`;

/** Returns the text of a file, or undefined if it is gone. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Serves the problem that is written in `file` at every address of a port, and resolves when the file is gone. Serves nothing
 * while another program uses the port.
 */
export async function serveProblem(file: string, port: number): Promise<void> {
  const server = createServer((_, response) => {
    const problem = readIfThere(file) ?? "";
    const etag = `"${fingerprint(problem)}"`;
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", ETag: etag }).end(page(problem, etag));
  });
  server.on("error", () => {});
  server.listen(port, () => {
    const { port: opened } = server.address() as AddressInfo;
    console.log(`http://localhost:${opened} shows it too. The site starts once it is corrected.`);
  });
  while (readIfThere(file) !== undefined) await wait(200);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
