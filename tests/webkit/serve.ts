import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "../../scripts/build/files";
import { exportHandler, serveExport } from "../../scripts/dev/serve";
import { out } from "../out";

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
  const onError = (event: Event) => {
    const { src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
    note(event instanceof ErrorEvent ? event.message : `not loaded: ${src || href}`);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(`policy: ${event.blockedURI}`));
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...words: unknown[]) => {
      note(words.join(" "));
      log(...words);
    };
  }

  const isLate = location.hostname === "127.0.0.1";
  const tops = new Map<Element, number>();
  let last = Number.POSITIVE_INFINITY;
  requestAnimationFrame(function look(now) {
    const isHydrated = document.documentElement.hasAttribute("data-hydrated");
    if (isHydrated && last > now + 1e6) last = now + 1000;
    // What stands in for a face is called "Arial as text" and the like.
    const faces = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    if (faces.length > 0 && faces.every(({ status }) => status === "loaded")) {
      probe.frames++;
      for (const part of document.querySelectorAll<HTMLElement>("main section, footer")) {
        // Chromium 89 skips all that is out of sight in its first frame, and lays out what is near in its second.
        if (isLate) part.style.setProperty("content-visibility", "visible");
        const top = Math.round(part.getBoundingClientRect().top + window.scrollY);
        const moved = top - (tops.get(part) ?? top);
        if (Math.abs(moved) > 1) probe.moves.push(`${part.id || part.tagName} by ${moved} px`);
        tops.set(part, top);
      }
    }
    if (now < last) requestAnimationFrame(look);
  });
}

/** Serves out/ at BASE_URL for the whole run; by the number of its host, LATE_URL, its scripts come 1.5 s late. */
export default async function serve() {
  const dir = mkdtempSync(path.join(tmpdir(), "site-"));
  cpSync(out, dir, { recursive: true });
  for (const file of filesIn(dir).filter((file) => file.endsWith(".html"))) {
    const page = readFileSync(path.join(dir, file), "utf8");
    const probed = page.replace("<head>", `<head><script>(${watch})()</script>`);
    writeFileSync(path.join(dir, file), probed);
  }
  const answer = exportHandler(dir);
  // One address for both names.
  const served = await serveExport(dir, 0, "127.0.0.1");
  served.server.removeAllListeners("request").on("request", (request, response) => {
    const isLate = request.url?.endsWith(".js") && request.headers.host?.startsWith("127.");
    // What a browser has kept would not come late to the next page.
    const write = response.writeHead.bind(response);
    const writeHead = (status: number, headers: object) =>
      write(status, { ...headers, ...(isLate && { "Cache-Control": "no-store" }) });
    Object.assign(response, { writeHead });
    setTimeout(() => !request.socket.destroyed && answer(request, response), isLate ? 1500 : 0);
  });
  process.env.BASE_URL = `http://localhost:${served.port}`;
  process.env.LATE_URL = `http://127.0.0.1:${served.port}`;
  return () => {
    served.close();
    rmSync(dir, { recursive: true });
  };
}
