import type { Page } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { errorPage } from "../fixture-site/content/error-page";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { products, puzzleCopy } from "../fixture-site/content/products";
import { store } from "../fixture-site/content/store";
import {
  expect,
  holdScripts,
  pages,
  serveScript,
  slow,
  test,
  waitForFrames,
  waitForHydration,
  waitUntilSettled,
  withMotion,
} from "./test";

/* Whatever fails, nothing shifts, every visible control works and every link remains. */
test.use(withMotion);

declare global {
  interface Window {
    /** The heights of the page since its fonts were loaded, and its layout shift. */
    layout: { heights: Set<number>; shift: number };
  }
}

function recordLayout() {
  const layout: Window["layout"] = { heights: new Set(), shift: 0 };
  window.layout = layout;
  addEventListener("DOMContentLoaded", async () => {
    // The text is painted in the loaded fonts after this time. loading.test.ts covers late fonts.
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 100));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layout.shift += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift" });
    const { body, documentElement } = document;
    new ResizeObserver(() => layout.heights.add(documentElement.scrollHeight)).observe(body);
  });
}

/** Expects no layout shift, and returns the page's heights and visible links. Without those of answers, which open and close. */
async function stateOf(page: Page, fault = "") {
  const { shift, ...state } = await page.evaluate(
    (questions) => ({
      // A page in the background may not be painted yet.
      heights: [...window.layout.heights.add(document.documentElement.scrollHeight)],
      shift: window.layout.shift,
      links: [...document.links].flatMap((link) =>
        link.checkVisibility() && !link.closest(questions) ? link.href : [],
      ),
    }),
    `#${home.faq.id}`,
  );
  expect.soft(shift, fault).toBeLessThan(0.005);
  return state;
}

/** Opens the landing page, and waits until it is hydrated or its scripts have failed. */
async function open(page: Page) {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator("html[data-state=ready], html[data-state=failed]").waitFor();
  if (await page.locator("html[data-state=ready]").count()) await waitUntilSettled(page);
  else await waitForFrames(page);
}

/** Opens the page while everything works, and returns its state. */
async function stateWithoutFault(page: Page) {
  await page.addInitScript(recordLayout);
  await open(page);
  const state = await stateOf(page);
  expect(state.heights).toHaveLength(1);
  return state;
}

/** Returns the buttons that look enabled and do nothing when they are pressed. */
async function deadButtons(page: Page) {
  // Motion would count as an effect.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitForFrames(page);
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
      // A module may fail to load twice first.
      for (let check = 0; check < 200 && effects === before; check++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (effects === before) dead.push(button.outerHTML.slice(0, 150));
    }
    observer.disconnect();
    return dead;
  });
}

const scripts = /\/_next\/.*\.js$/;

test("the buttons of a consent tool work before hydration and without our scripts", slow, async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // Simulates the banner of a consent tool.
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Accept";
    button.style.cssText = "position: fixed; z-index: 99; right: 0; bottom: 0";
    button.addEventListener("click", () => button.remove());
    document.body.append(button);
  });
  const button = page.getByRole("button", { name: "Accept" });
  await page.locator("html[data-state=failed]").waitFor();
  await button.click();
  await expect(button).toHaveCount(0);
});

test("nothing shifts or breaks when any script fails to load", slow, async ({ page, context }) => {
  test.slow();
  const files = new Set<string>();
  page.on("request", (request) => {
    if (scripts.test(request.url())) files.add(request.url());
  });
  const loadsLast = page.waitForResponse(async (response) => {
    return scripts.test(response.url()) && (await response.text()).includes(products[1]?.puzzle?.question ?? "");
  });
  const expected = await stateWithoutFault(page);
  await loadsLast;
  expect(files.size).toBeGreaterThan(10);
  await context.route(store.smartScript, serveScript(""));
  const remaining = [...files];
  async function blockFiles() {
    for (let file = remaining.pop(); file; file = remaining.pop()) {
      // A new page, because a route is one page's.
      const other = await context.newPage();
      await other.addInitScript(recordLayout);
      await other.route(file, (route) => route.abort());
      await open(other);
      // The label does not play by itself after a key.
      await other.keyboard.press("Shift");
      // The answers open when the page cannot hydrate.
      expect.soft(await stateOf(other, file), file).toEqual({ ...expected, heights: expect.any(Array) });
      expect.soft(await deadButtons(other), file).toEqual([]);
      await other.close();
    }
  }
  await Promise.all([blockFiles(), blockFiles(), blockFiles()]);
});

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  "the pictures fail to load": (page) =>
    page.route("**/*", (route) => (route.request().resourceType() === "image" ? route.abort() : route.fallback())),
  "a script loads at the second attempt": (page) =>
    page.route(/turbopack.*\.js$/, (route) => route.abort(), { times: 1 }),
  "a browser extension throws before hydration": (page) =>
    page.addInitScript(() => {
      const fail = () => {
        throw new Error("from an extension");
      };
      addEventListener("DOMContentLoaded", fail);
      setTimeout(fail);
      Promise.reject(new Error("from an extension"));
    }),
};

for (const [fault, causeFault] of Object.entries(faults))
  test(`nothing shifts or breaks when ${fault}`, slow, async ({ page }) => {
    const expected = await stateWithoutFault(page);
    await causeFault(page);
    await open(page);
    await waitForHydration(page);
    expect(await stateOf(page)).toEqual(expected);
    expect(await deadButtons(page)).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("nothing shifts when the fonts fail to load", slow, async ({ page }) => {
  const { links } = await stateWithoutFault(page);
  await page.route(/\.woff2$/, (route) => route.abort());
  await open(page);
  expect(await stateOf(page)).toEqual({ heights: [expect.any(Number)], links });
});

test("nothing shifts while the scripts load for twelve seconds", slow, async ({ page }) => {
  const expected = await stateWithoutFault(page);
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(12_000);
  await expect(page.locator("html")).toHaveAttribute("data-state", "loading");
  release();
  await waitForHydration(page);
  await page.clock.resume();
  await waitUntilSettled(page);
  expect(await stateOf(page)).toEqual(expected);
});

test(
  "the answers open and no button looks enabled when the page has waited for its scripts for 30 s",
  slow,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.clock.install();
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.clock.runFor(31_000);
    await expect(page.getByText(plainText([faq[0]?.answer ?? ""].flat())).first()).toBeVisible();
    expect(await deadButtons(page)).toEqual([]);
    // They may still arrive.
    release();
    await waitForHydration(page);
  },
);

for (const width of [390, 1440])
  test(`no button looks enabled when all scripts are blocked, at ${width} px`, slow, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const expected = await stateWithoutFault(page);
    await page.route(scripts, (route) => route.abort());
    await open(page);
    // The answers open, because their questions do nothing.
    expect(await stateOf(page)).toEqual({ ...expected, heights: expect.any(Array) });
    await expect(page.getByText(plainText([faq[0]?.answer ?? ""].flat())).first()).toBeVisible();
    expect(await deadButtons(page)).toEqual([]);
    await expect(page.getByText(puzzleCopy.invitation)).toBeHidden();
  });

test("an error of a page shows its message and a link home (req 95)", async ({ page }) => {
  await page.goto("/broken");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage.title);
  await expect(page.getByText("broken by the test")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("font-family", /sans-serif/);
  await page.getByRole("link", { name: errorPage.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[0]?.title ?? "");
});
