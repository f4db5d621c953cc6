import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "../../scripts/build/files";
import { exportHandler, serveExport } from "../../scripts/dev/serve";
import { buildFixtureSite } from "../fixture-site/build";
import { bypassProxy } from "../helpers/bypass-proxy";
import { built, fixtureSite } from "../sites";

declare global {
  interface Window {
    /** Errors and warnings, layout shifts, and the number of frames that were checked for shifts. */
    probe: { errors: string[]; shifts: string[]; frames: number };
  }
}

/* WebDriver reports no console messages and WebKit no layout shifts, so the first script of each
   page records them. It removes its element before the page's own scripts run. */
function installProbe() {
  document.currentScript?.remove();
  const probe: Window["probe"] = { errors: [], shifts: [], frames: 0 };
  window.probe = probe;
  const note = (message: unknown) => probe.errors.push(String(message));
  const onError = (event: Event) => {
    const { src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
    note(event instanceof ErrorEvent ? event.message : `failed to load: ${src || href}`);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => note(`blocked by the policy: ${blockedURI}`));
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...words: unknown[]) => {
      note(words.join(" "));
      log(...words);
    };
  }

  const tops = new Map<Element, number>();
  let end = Number.POSITIVE_INFINITY;
  requestAnimationFrame(function checkFrame(now) {
    const isHydrated = document.documentElement.dataset.state === "ready";
    if (isHydrated && end > now + 1e6) end = now + 1000;
    // Fallback fonts have names like "Arial as text".
    const fonts = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    if (fonts.length > 0 && fonts.every(({ status }) => status === "loaded")) {
      probe.frames++;
      for (const section of document.querySelectorAll<HTMLElement>("main section, footer")) {
        const top = Math.round(section.getBoundingClientRect().top + window.scrollY);
        const shift = top - (tops.get(section) ?? top);
        if (Math.abs(shift) > 1) probe.shifts.push(`${section.id || section.tagName} by ${shift} px`);
        tops.set(section, top);
      }
    }
    if (now < end) requestAnimationFrame(checkFrame);
  });
}

/** Serves the fixture site for the whole run at BASE_URL, and at SLOW_URL, where scripts arrive 1.5 s late. */
export default async function serve() {
  bypassProxy();
  if (!process.env.SITE_DIR) await buildFixtureSite();
  const dir = mkdtempSync(path.join(tmpdir(), "site-"));
  cpSync(built(fixtureSite), dir, { recursive: true });
  for (const file of filesIn(dir).filter((file) => file.endsWith(".html"))) {
    const page = readFileSync(path.join(dir, file), "utf8");
    const probed = page.replace("<head>", `<head><script>(${installProbe})()</script>`);
    writeFileSync(path.join(dir, file), probed);
  }
  const handle = exportHandler(dir);
  // Both names of the host lead to this address.
  const served = await serveExport(dir, 0, "127.0.0.1");
  served.server.removeAllListeners("request").on("request", (request, response) => {
    const isSlow = request.url?.endsWith(".js") && request.headers.host?.startsWith("127.");
    // Prevents caching, because a cached script would not be late on the next page.
    const write = response.writeHead.bind(response);
    const writeHead = (status: number, headers: object) =>
      write(status, { ...headers, ...(isSlow && { "Cache-Control": "no-store" }) });
    Object.assign(response, { writeHead });
    setTimeout(() => !request.socket.destroyed && handle(request, response), isSlow ? 1500 : 0);
  });
  process.env.BASE_URL = `http://localhost:${served.port}`;
  process.env.SLOW_URL = `http://127.0.0.1:${served.port}`;
  return () => {
    served.close();
    rmSync(dir, { recursive: true });
  };
}
