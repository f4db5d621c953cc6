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

/* Whatever goes wrong: nothing on the page changes its size, nothing dead looks alive, every link is whole. */
test.use(moving);

declare global {
  interface Window {
    /** The heights that the page has had with its letters on, and how much of it has moved, as CLS counts it. */
    record: { heights: Set<number>; shift: number };
  }
}

function watch() {
  const seen: Window["record"] = { heights: new Set(), shift: 0 };
  window.record = seen;
  addEventListener("DOMContentLoaded", async () => {
    // How letters come is looked at in loading.test.ts; once they are there they are drawn within this time.
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 100));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift" });
    const { body, documentElement } = document;
    new ResizeObserver(() => seen.heights.add(documentElement.scrollHeight)).observe(body);
  });
}

/** How high the page is and was, and where its links lead; it must not have moved. */
async function stateOf(page: Page, fault = "") {
  const { shift, ...state } = await page.evaluate(() => ({
    // A page that is not in front may not have drawn anything to be noted yet.
    heights: [...window.record.heights.add(document.documentElement.scrollHeight)],
    shift: window.record.shift,
    links: [...document.links]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute("href")),
  }));
  expect.soft(shift, fault).toBeLessThan(0.005);
  return state;
}

/** Opens the landing page, and waits until it answers or has given up, and all has come that will. */
async function open(page: Page) {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator("html[data-hydrated], html.scripts-lost").waitFor();
  if (await page.locator("html[data-hydrated]:not(.scripts-lost)").count()) await settled(page);
  else await framesPassed(page);
}

/** What the page is when nothing fails. */
async function intact(page: Page) {
  await page.addInitScript(watch);
  await open(page);
  const state = await stateOf(page);
  expect(state.heights).toHaveLength(1);
  return state;
}

/** The controls that look as if they answered, and of which a press changes nothing. */
async function deadControls(page: Page) {
  // What moves by itself would pass for an answer.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await framesPassed(page);
  return page.evaluate(async () => {
    const looksAlive = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(control).pointerEvents !== "none" &&
      // What is chosen says so, and has no more to do.
      !control.matches(":disabled, [aria-pressed=true], [aria-current], [inert] *");
    const scrolled = () =>
      [...document.querySelectorAll("ul")].reduce((sum, { scrollLeft }) => sum + scrollLeft, 0);
    const dead: string[] = [];
    // From the last on: a row is moved on before it is moved back.
    for (const control of [...document.querySelectorAll("button")].reverse()) {
      if (!looksAlive(control)) continue;
      let hasAnswered = false;
      const observer = new MutationObserver(() => {
        hasAnswered = true;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      const before = scrolled();
      control.click();
      // What has to be fetched first may fail twice before that shows.
      for (let look = 0; look < 200 && !hasAnswered && scrolled() === before; look++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (!hasAnswered && scrolled() === before) dead.push(control.outerHTML.slice(0, 150));
      observer.disconnect();
    }
    return dead;
  });
}

const scripts = /\/_next\/.*\.js$/;

test("the page is unharmed, whichever script never comes", async ({ page, context }) => {
  test.slow();
  const files = new Set<string>();
  page.on("request", (request) => {
    if (scripts.test(request.url())) files.add(request.url());
  });
  const wanted = await intact(page);
  // The label's data comes once there is nothing else to do.
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
      expect.soft(await deadControls(another), file).toEqual([]);
      await another.unroute(file);
    }
  }
  await Promise.all([tryFiles(), tryFiles(), tryFiles()]);
});

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  "its pictures are lost": (page) =>
    page.route("**/*", (route) =>
      route.request().resourceType() === "image" ? route.abort() : route.fallback(),
    ),
  "a script comes at the second try": (page) =>
    page.route(/turbopack.*\.js$/, (route) => route.abort(), { times: 1 }),
  "something foreign throws before it answers": (page) =>
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
  test(`the page is unharmed, and answers, when ${fault}`, async ({ page }) => {
    const wanted = await intact(page);
    await cause(page);
    await open(page);
    await hydrated(page);
    expect(await stateOf(page)).toEqual(wanted);
    expect(await deadControls(page)).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("the landing page without its fonts can be read, and stands still", async ({ page }) => {
  const { links } = await intact(page);
  await page.route(/\.woff2$/, (route) => route.abort());
  await open(page);
  expect(await stateOf(page)).toEqual({ heights: [expect.any(Number)], links });
  for (const title of await page.locator("h2").all()) await expect(title).toBeVisible();
});

test("nothing changes by itself while the scripts take twelve seconds", async ({ page }) => {
  const wanted = await intact(page);
  const letGo = await holdScripts(page);
  await page.clock.install();
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(12_000);
  await expect(page.locator("html")).not.toHaveClass(/scripts-lost/);
  letGo();
  await hydrated(page);
  await page.clock.resume();
  await settled(page);
  expect(await stateOf(page)).toEqual(wanted);
});

for (const width of [390, 1440])
  test(`without any script nothing dead looks alive: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const wanted = await intact(page);
    await page.route(scripts, (route) => route.abort());
    await open(page);
    expect(await stateOf(page)).toEqual(wanted);
    expect(await deadControls(page)).toEqual([]);
    await expect(page.getByText(ingredientLabelCopy.invitation)).toBeHidden();
    // Nor does the mouse promise anything but links.
    const cursors = await page
      .locator("main :not(a, a *)")
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).cursor));
    expect(cursors.filter((cursor) => !/^(auto|default|text)$/.test(cursor))).toEqual([]);
  });

/* A browser that throws where the page asks it something: in a section, and in the layout around all. */
for (const [place, name] of [
  ["a section", "matchMedia"],
  ["the layout", "scrollY"],
])
  test(`an error in ${place} shows its message and a way home (req 95)`, async ({ page }) => {
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
