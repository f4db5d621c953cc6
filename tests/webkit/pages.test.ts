import { notFound } from "../../content/site";
import { store } from "../../content/store";
import { missing, pages } from "../e2e/test";
import type { EnginePage } from "./engine-page";
import { expect, test } from "./test";
import { bring, click, open, readThrough, unpaintedOf } from "./visit";

const all = [...pages, { path: missing, title: notFound.title }];

/* The provider's script may be out of reach, and the 404 page tells which address it was asked for. */
function isExpected(complaint: string) {
  return (
    complaint.includes(store.smartScript) ||
    complaint.startsWith("Failed to load AppsFlyer Smart Script") ||
    (complaint.startsWith("404") && complaint.includes(missing))
  );
}

for (const { path, title } of all) {
  test.describe(path, () => {
    test("shows its heading, complains of nothing and fits the phone", async ({ view }) => {
      await open(view, path);
      expect(await view.evaluate(() => document.querySelector("h1")?.textContent)).toBe(title);
      expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        await view.evaluate(() => window.innerWidth),
      );
      await readThrough(view);
      const complaints = await view.evaluate(() => window.probe.complaints);
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    });

    test("paints each highlighter stroke", async ({ view }) => {
      await open(view, path);
      if (path === "/") {
        // What runs on is elsewhere by the time that a slow engine's picture is taken.
        await bring(view, "#testimonials button");
        await click(view, "#testimonials button");
      }
      const count = await view.evaluate(() => {
        const marks = [...document.querySelectorAll("main mark")].filter(
          (mark) => !mark.closest("[aria-hidden=true]"),
        );
        marks.forEach((mark, index) => {
          mark.setAttribute("data-looked-at", String(index));
        });
        return marks.length;
      });
      if (path === "/") expect(count).toBeGreaterThan(0);
      const unpainted: string[] = [];
      for (let index = 0; index < count; index++) {
        const selector = `[data-looked-at="${index}"]`;
        await bring(view, selector);
        unpainted.push(...(await unpaintedOf(view, selector)));
      }
      expect(unpainted).toEqual([]);
    });

    test("stays where it is when its scripts come late", async ({ view }) => {
      await open(view, path, process.env.LATE_URL);
      await expect.poll(() => view.evaluate(() => window.probe.frames)).toBeGreaterThan(30);
      expect(await view.evaluate(() => window.probe.moves)).toEqual([]);
    });
  });
}

/* What somebody managed to put into a page: a script of his own, and a handler. */
async function injectedRuns(view: EnginePage) {
  await view.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    const image = document.createElement("img");
    image.setAttribute("onerror", "window.injected = true");
    image.src = "/no-such.png";
    document.body.append(script, image);
  });
  const outcome = () =>
    view.evaluate(() => {
      if ("injected" in window) return "ran";
      return window.probe?.complaints.some((words) => words.startsWith("policy: ")) && "refused";
    });
  await expect.poll(outcome).toBeTruthy();
  return (await outcome()) === "ran";
}

test("a page's policy lets no injected script run", async ({ view }) => {
  // A file without a policy, where it must run, or the test proves nothing.
  await view.goto(`${process.env.BASE_URL}/favicon.ico`);
  expect(await injectedRuns(view)).toBe(true);
  await open(view, "/about-us");
  expect(await injectedRuns(view)).toBe(false);
  // What it forbade here is what it is for, and no complaint of the page's own; some come late.
  const forbidden = await view.evaluate(() => window.probe.complaints.length);
  expect(forbidden).toBeGreaterThan(0);
  await view.goto(`${process.env.BASE_URL}/robots.txt`);
});
