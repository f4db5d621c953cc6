import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright";
import { chromiumOptions } from "@/scripts/browsers/find-chromium";
import { serveExport } from "@/scripts/dev/serve";
import { copySite } from "../../tests/copy-site";
import { bypassProxy } from "../../tests/helpers/bypass-proxy";
import { waitForHydration } from "../../tests/helpers/wait-for-hydration";
import { replaceVendors, requests } from "./pixel-vendors";

/*
 * The files of deploy/pixels, with the entries of docs/pixels.md, on built pages: the table of docs/pixels.md. The vendors'
 * scripts are replaced.
 */

const ids: Record<string, string> = {
  "meta.js": "META-1",
  "tiktok.js": "TIKTOK-1",
  "google-analytics.js": "G-1",
  "google-tag-manager.js": "GTM-1",
};
const names = ["Meta", "TikTok", "Google Analytics", "Google Tag Manager"];
const all = Object.keys(requests).sort();
const isClick = (name: string) => name.endsWith(": click");
const withoutClicks = all.filter((name) => !isClick(name));

declare global {
  interface Window {
    violations: string[];
  }
}

const site = copySite("pixels");
let browser: Browser;
let served: Awaited<ReturnType<typeof serveExport>>;
let pages: Page[] = [];

/** Copies the files, enters ids, and adds the entries, as docs/pixels.md describes. */
function addPixels() {
  mkdirSync(site.file("public/pixels"));
  for (const file of readdirSync("deploy/pixels")) {
    const code = readFileSync(`deploy/pixels/${file}`, "utf8").replace(/YOUR_\w+_ID/, ids[file] ?? "");
    writeFileSync(site.file(`public/pixels/${file}`), code);
  }
  const [, entries] = /```ts\nanalytics: (\[[\s\S]*?\n\]),\n```/.exec(readFileSync("docs/pixels.md", "utf8")) ?? [];
  site.append("content/scripts.ts", `scripts.analytics = ${entries}`);
  const src = "https://www.googletagmanager.com/gtag/js?id=G-EXTERNAL";
  site.append("content/scripts.ts", `scripts.analytics.push({ name: "Tag", purpose: "counts", src: "${src}" })`);
}

/** Opens the landing page. Download links lead nowhere. `more` is code of Meta's script. */
async function open({ hasPrivacyControl = false, more = "" } = {}) {
  const page = await browser.newPage();
  pages.push(page);
  const origin = `http://localhost:${served.port}`;
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.addInitScript((hasPrivacyControl) => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    document.addEventListener("click", (event) => event.preventDefault(), true);
    if (hasPrivacyControl) Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  }, hasPrivacyControl);
  const sent = await replaceVendors(page, origin, more);
  await page.goto(origin);
  await waitForHydration(page);
  return {
    page,
    sent,
    click: () => page.locator("a[data-placement=hero]").first().click(),
    agree: () => page.evaluate(() => window.dispatchEvent(new Event("analytics-consent"))),
    violations: () => page.evaluate(() => window.violations.sort()),
    policyMessages: () => messages.filter((text) => text.includes("Content Security Policy")),
  };
}

/** Waits until `get` returns `expected`, for ten seconds at most. */
async function expectSoon(get: () => unknown, expected: unknown, tries = 100) {
  for (let left = tries; left > 0; left--) {
    if (JSON.stringify(await get()) === JSON.stringify(expected)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await get()).toEqual(expected);
}

/** Waits longer than a pixel needs after its consent: two frames and a request. */
const waitForLoading = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await fetch(window.location.href);
    await new Promise((resolve) => setTimeout(resolve));
  });

jest.setTimeout(300_000);

beforeAll(async () => {
  bypassProxy();
  browser = await chromium.launch(chromiumOptions());
  addPixels();
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()));
  pages = [];
});
afterAll(() => browser?.close());

describe.each(["ask", "not-needed"])("consent %s", (consent) => {
  beforeAll(async () => {
    site.append("content/store.ts", `store.attribution = "off"; store.consent = "${consent}"`);
    // The consent tool is a component of the site.
    site.append("content/scripts.ts", "scripts.consent = { scripts: [] }");
    site.build();
    served = await serveExport(site.file("out"));
  });
  afterAll(() => served?.close());

  it("the privacy note names all of them, and that there may be cookies", async () => {
    const { page } = await open();
    const note = (await page.locator("#third-parties").textContent()) ?? "";
    for (const name of names)
      expect(note).toMatch(RegExp(`${name} \\(.*?\\) [^.]*${consent === "ask" ? ", once you agree" : ""}\\.`));
    expect(note).toMatch(/Cookies may be set in your browser\.$/);
  });

  it("with Global Privacy Control, nothing is sent", async () => {
    const { page, sent, click, agree } = await open({ hasPrivacyControl: true });
    await agree();
    await click();
    await waitForLoading(page);
    expect(sent()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });

  it("what is not declared is refused", async () => {
    const more = `
      fetch("https://undeclared.example/hit", { mode: "no-cors" }).catch(() => {});
      fetch("https://connect.facebook.net/only-scripts", { mode: "no-cors" }).catch(() => {});
      document.head.append(Object.assign(document.createElement("script"), { src: "https://undeclared.example/more.js" }));
      new Image().src = "https://google-analytics.com/no-wildcard";
      document.body.append(Object.assign(document.createElement("iframe"), { src: "https://www.facebook.com/frame" }));`;
    const { agree, violations } = await open({ more });
    if (consent === "ask") await agree();
    await expectSoon(violations, [
      "connect-src https://connect.facebook.net/only-scripts",
      "connect-src https://undeclared.example/hit",
      "frame-src https://www.facebook.com",
      "img-src https://google-analytics.com/no-wildcard",
      "script-src-elem https://undeclared.example/more.js",
    ]);
  });

  if (consent === "ask")
    it("nothing is sent before the visitor agrees, then everything, and each later click", async () => {
      const { page, sent, click, agree, violations, policyMessages } = await open();
      await click();
      await waitForLoading(page);
      expect(sent()).toEqual([]);
      await agree();
      await expectSoon(sent, withoutClicks);
      // Longer than a double tap, which counts once.
      await page.waitForTimeout(1100);
      await click();
      await expectSoon(sent, all);
      expect([...(await violations()), ...policyMessages()]).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toMatch(/_fbp=.*_ga=|_ga=.*_fbp=/);
    });
  else
    it("everything is sent after loading, and each click", async () => {
      const { sent, click, violations, policyMessages } = await open();
      await expectSoon(sent, withoutClicks);
      await click();
      await expectSoon(sent, all);
      expect([...(await violations()), ...policyMessages()]).toEqual([]);
    });
});
