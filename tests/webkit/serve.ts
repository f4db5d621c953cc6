import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { exportHandler, serveExport } from "../../scripts/dev/serve";

declare global {
  interface Window {
    /** What the probe saw: complaints, and, in so many frames with the final letters, what moved by itself. */
    probe: { complaints: string[]; moves: string[]; frames: number };
  }
}

/* WebDriver tells of no errors and WebKit of no layout shifts, so each page is served with this as
   its first script. It is gone before anything else of the page runs. */
function watch() {
  document.currentScript?.remove();
  const probe = { complaints: [] as string[], moves: [] as string[], frames: 0 };
  window.probe = probe;
  const note = (text: unknown) => probe.complaints.push(String(text));
  addEventListener(
    "error",
    (event) => {
      const { src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
      note(event instanceof ErrorEvent ? event.message : `not loaded: ${src || href}`);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(`policy: ${event.blockedURI}`));
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...words: unknown[]) => {
      note(words.join(" "));
      log(...words);
    };
  }

  const tops = new Map<Element, number>();
  let last = Number.POSITIVE_INFINITY;
  requestAnimationFrame(function look(now) {
    const root = document.documentElement;
    if (root.hasAttribute("data-hydrated") && last > now + 1e6) last = now + 1000;
    // What stands in for a face is called "Arial as text" and the like.
    const faces = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    if (faces.length > 0 && faces.every(({ status }) => status === "loaded")) {
      probe.frames++;
      for (const part of document.querySelectorAll("main section, footer")) {
        const top = Math.round(part.getBoundingClientRect().top + window.scrollY);
        const moved = top - (tops.get(part) ?? top);
        if (Math.abs(moved) > 1) probe.moves.push(`${part.id || part.tagName} by ${moved} px`);
        tops.set(part, top);
      }
    }
    if (now < last) requestAnimationFrame(look);
  });
}

/** How late the second server's scripts come, in ms. */
const lateness = 1500;

function withProbe(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("<head>", `<head><script>(${watch})()</script>`),
    );
  }
}

/** The same site, whose scripts come late: what a page does when it hydrates under a reader. */
async function serveLate(dir: string): Promise<Server> {
  const answer = exportHandler(dir);
  const late = createServer((request, response) => {
    const delay = /\.js(\?|$)/.test(request.url ?? "") ? lateness : 0;
    setTimeout(() => {
      if (!request.socket.destroyed) answer(request, response);
    }, delay);
  });
  await new Promise<void>((resolve) => late.listen(0, "localhost", resolve));
  return late;
}

/** Serves out/ for the whole run: at BASE_URL, and with late scripts at LATE_URL. */
export default async function serve() {
  if (!existsSync("out/index.html"))
    throw new Error("There is no export to test: run `npm run build` first.");
  const dir = mkdtempSync(path.join(tmpdir(), "site-"));
  // A page is never served in its packed form, which lacks the probe.
  cpSync("out", dir, { recursive: true, filter: (file) => !file.endsWith(".br") });
  withProbe(dir);
  const served = await serveExport({ dir, port: 0 });
  const late = await serveLate(dir);
  process.env.BASE_URL = `http://localhost:${served.port}`;
  process.env.LATE_URL = `http://localhost:${(late.address() as AddressInfo).port}`;
  return async () => {
    late.close();
    late.closeAllConnections();
    await served.close();
    rmSync(dir, { recursive: true });
  };
}
