import { notFound } from "../../content/site";
import { store } from "../../content/store";
import { missing, pages } from "../e2e/test";
import type { EnginePage } from "./engine";
import { expect, test } from "./test";
import { bringAndClick, expectPainted, open, readThrough } from "./visit";

/* The provider's script may be out of reach, and the 404 page tells which address it was asked for. */
const expected = [
  store.smartScript,
  "Failed to load AppsFlyer Smart Script",
  `404: no page at ${missing}`,
];

for (const { path, title } of [...pages, { path: missing, title: notFound.title }]) {
  test(`${path} shows its heading, complains of nothing, fits the phone, and stays when its scripts come late`, async ({
    view,
  }) => {
    const start = Date.now();
    await open(view, path, process.env.LATE_URL);
    expect(Date.now() - start).toBeGreaterThan(1500);
    await expect.poll(() => view.evaluate(() => window.probe.frames)).toBeGreaterThan(30);
    expect(await view.evaluate(() => window.probe.moves)).toEqual([]);
    expect(await view.evaluate(() => document.querySelector("h1")?.textContent)).toBe(title);
    await readThrough(view);
    const wide = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await view.evaluate(wide)).toBeLessThanOrEqual(0);
    const complaints = await view.evaluate(() => window.probe.complaints);
    const isExpected = (said: string) => expected.some((words) => said.includes(words));
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  });

  test(`${path} paints each highlighter stroke`, async ({ view }) => {
    await open(view, path);
    // What runs on is elsewhere by the time that a slow engine's picture is taken.
    const runs = () => document.querySelector("#testimonials button") !== null;
    if (await view.evaluate(runs)) await bringAndClick(view, "#testimonials button");
    const count = await view.evaluate(() => {
      const strokes = [...document.querySelectorAll("main .stroke")].filter(
        (stroke) => !stroke.closest("[aria-hidden=true]"),
      );
      for (const [index, stroke] of strokes.entries()) stroke.classList.add(`stroke-${index}`);
      return strokes.length;
    });
    if (path === "/") expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) await expectPainted(view, `.stroke-${index}`);
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
  return outcome();
}

test("a page's policy lets no injected script run", async ({ view }) => {
  // A file without a policy, where it must run, or the test proves nothing.
  await view.goto(`${process.env.BASE_URL}/favicon.ico`);
  expect(await injectedRuns(view)).toBe("ran");
  await open(view, "/about-us");
  expect(await injectedRuns(view)).toBe("refused");
  // What it forbade here is what it is for, and no complaint of the page's own; some come late.
  await view.goto(`${process.env.BASE_URL}/robots.txt`);
});
