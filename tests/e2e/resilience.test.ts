import type { Page } from "playwright/test";
import { errorPage } from "../../content/error-pages";
import { ingredientLabelCopy } from "../../content/labels";
import { store } from "../../content/store";
import {
  expect,
  framesPassed,
  holdScripts,
  hydrated,
  moving,
  pages,
  serve,
  settled,
  test,
} from "./test";

/* Under each fault: nothing shifts, each visible control works, each link stays. */
test.use(moving);

declare global {
  interface Window {
    /** The heights that the page has had since its fonts were loaded, and its layout shift. */
    record: { heights: Set<number>; shift: number };
  }
}

function watch() {
  const record: Window["record"] = { heights: new Set(), shift: 0 };
  window.record = record;
  addEventListener("DOMContentLoaded", async () => {
    // loading.test.ts covers late fonts. They are painted within this time.
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 100));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        record.shift += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift" });
    const { body, documentElement } = document;
    new ResizeObserver(() => record.heights.add(documentElement.scrollHeight)).observe(body);
  });
}

/** Returns the page's heights and its visible links, and expects no layout shift. */
async function stateOf(page: Page, fault = "") {
  const { shift, ...state } = await page.evaluate(() => ({
    // A background page may not have been painted yet.
    heights: [...window.record.heights.add(document.documentElement.scrollHeight)],
    shift: window.record.shift,
    links: [...document.links].flatMap((link) => (link.checkVisibility() ? link.href : [])),
  }));
  expect.soft(shift, fault).toBeLessThan(0.005);
  return state;
}

/** Opens the landing page, and waits until it is hydrated or has given up. */
async function open(page: Page) {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator("html[data-hydrated], html.scripts-lost").waitFor();
  if (await page.locator("html[data-hydrated]:not(.scripts-lost)").count()) await settled(page);
  else await framesPassed(page);
}

/** Returns the state of the page without a fault. */
async function intact(page: Page) {
  await page.addInitScript(watch);
  await open(page);
  const state = await stateOf(page);
  expect(state.heights).toHaveLength(1);
  return state;
}

/** Returns the buttons that look enabled and do nothing when they are pressed. */
async function deadButtons(page: Page) {
  // Motion would count as an effect.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await framesPassed(page);
  return page.evaluate(async () => {
    const isEnabled = (button: Element) =>
      button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(button).pointerEvents !== "none" &&
      !button.matches(":disabled, [aria-pressed=true], [aria-current], [inert] *");
    let effects = 0;
    const observer = new MutationObserver(() => effects++);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    document.addEventListener("scroll", () => effects++, true);
    const dead: string[] = [];
    // In reverse, since a row must scroll forward before it can scroll back.
    for (const button of [...document.querySelectorAll("button")].reverse()) {
      if (!isEnabled(button)) continue;
      const before = effects;
      button.click();
      // A late module may fail to load twice first.
      for (let look = 0; look < 200 && effects === before; look++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (effects === before) dead.push(button.outerHTML.slice(0, 150));
    }
    observer.disconnect();
    return dead;
  });
}

const scripts = /\/_next\/.*\.js$/;

test("nothing shifts or breaks when any one script fails to load", async ({ page, context }) => {
  test.slow();
  const files = new Set<string>();
  page.on("request", (request) => {
    if (scripts.test(request.url())) files.add(request.url());
  });
  const wanted = await intact(page);
  // The label's data is loaded last.
  await page.waitForLoadState("networkidle");
  expect(files.size).toBeGreaterThan(10);
  await context.route(store.smartScript, serve(""));
  const rest = [...files];
  async function tryFiles() {
    const another = await context.newPage();
    await another.addInitScript(watch);
    for (let file = rest.pop(); file; file = rest.pop()) {
      await another.route(file, (route) => route.abort());
      await another.emulateMedia({ reducedMotion: null });
      await open(another);
      expect.soft(await stateOf(another, file), file).toEqual(wanted);
      expect.soft(await deadButtons(another), file).toEqual([]);
      await another.unroute(file);
    }
  }
  await Promise.all([tryFiles(), tryFiles(), tryFiles()]);
});

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  "its pictures fail to load": (page) =>
    page.route("**/*", (route) =>
      route.request().resourceType() === "image" ? route.abort() : route.fallback(),
    ),
  "a script loads at the second try": (page) =>
    page.route(/turbopack.*\.js$/, (route) => route.abort(), { times: 1 }),
  "a browser extension throws before hydration": (page) =>
    page.addInitScript(() => {
      const fail = () => {
        throw new Error("foreign");
      };
      addEventListener("DOMContentLoaded", fail);
      setTimeout(fail);
      Promise.reject(new Error("foreign"));
    }),
};

for (const [fault, cause] of Object.entries(faults))
  test(`nothing shifts or breaks when ${fault}`, async ({ page }) => {
    const wanted = await intact(page);
    await cause(page);
    await open(page);
    await hydrated(page);
    expect(await stateOf(page)).toEqual(wanted);
    expect(await deadButtons(page)).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("nothing shifts when the fonts fail to load", async ({ page }) => {
  const { links } = await intact(page);
  await page.route(/\.woff2$/, (route) => route.abort());
  await open(page);
  expect(await stateOf(page)).toEqual({ heights: [expect.any(Number)], links });
});

test("nothing shifts while the scripts take twelve seconds", async ({ page }) => {
  const wanted = await intact(page);
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(12_000);
  await expect(page.locator("html")).not.toHaveClass(/scripts-lost/);
  release();
  await hydrated(page);
  await page.clock.resume();
  await settled(page);
  expect(await stateOf(page)).toEqual(wanted);
});

for (const width of [390, 1440])
  test(`no button looks enabled when all scripts are blocked, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const wanted = await intact(page);
    await page.route(scripts, (route) => route.abort());
    await open(page);
    expect(await stateOf(page)).toEqual(wanted);
    expect(await deadButtons(page)).toEqual([]);
    await expect(page.getByText(ingredientLabelCopy.invitation)).toBeHidden();
  });

/* The browser throws when a section or the layout reads a property. */
for (const [place, name] of [
  ["a section", "matchMedia"],
  ["the layout", "scrollY"],
])
  test(`an error in ${place} shows its message and a link home (req 95)`, async ({ page }) => {
    await page.addInitScript(`if (!sessionStorage.broken) {
      sessionStorage.broken = 1;
      Object.defineProperty(window, "${name}", { get() { throw new Error("broken by the test"); } });
    }`);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage.title);
    await expect(page.getByText("broken by the test")).toBeVisible();
    await page.getByRole("link", { name: errorPage.button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[0]?.title ?? "");
  });
