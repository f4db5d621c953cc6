import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { expect, framesPassed, hydrated, moving, test } from "./test";

/* Sections that are not near the window are not laid out (app/skipping.css): nobody may notice. */
test.use(moving);

const top = (id: string) =>
  `Math.round(document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top)`;

test("every section is about as high before it is laid out as after", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main section")]
      .filter(
        (section) => getComputedStyle(section).getPropertyValue("content-visibility") === "auto",
      )
      .map((section) => {
        // What is hidden has the height that stands for it.
        section.style.setProperty("content-visibility", "hidden");
        const stand = section.offsetHeight;
        section.style.setProperty("content-visibility", "visible");
        return { name: section.id, stand, height: section.offsetHeight };
      }),
  );
  expect(heights.length).toBeGreaterThan(8);
  const wrong = heights.filter(({ stand, height }) => Math.abs(stand - height) > 0.1 * height);
  expect(wrong).toEqual([]);
});

test("the scroll bar is nearly as long before the page was read as after", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (let y = 0; y < before; y += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), y);
    await framesPassed(page);
  }
  // A footer is as high as the list of the owner's tools in it.
  expect(Math.abs((await height()) - before)).toBeLessThan(0.05 * before);
});

const second = faq[1]?.id ?? "";
for (const id of [home.faq.id, home.pricing.id, `question-${second}`]) {
  test(`an address that ends in #${id} leads there and stays there`, async ({ page }) => {
    await page.goto(`/#${id}`);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const padding = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    const isThere = async () => {
      const place = await page.evaluate<number>(top(id));
      return place >= 0 && place < padding + 8;
    };
    await expect.poll(isThere).toBe(true);
    // What is laid out later must not push it away.
    await page.waitForLoadState("networkidle");
    await framesPassed(page);
    expect(await isThere()).toBe(true);
  });
}

test("find in page finds words far down, and goes there", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const words = home.pricing.points[0] ?? "";
  const found = await page.evaluate((words) => {
    const isFound = (window as unknown as { find(words: string): boolean }).find(words);
    const { top = -1 } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
    return isFound && top > 0 && top < innerHeight;
  }, words);
  expect(found).toBe(true);
});

test("on paper every section is laid out", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const skipped = await page.evaluate(() =>
    [...document.querySelectorAll("main *, footer *")]
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .filter((element) => element.checkVisibility()),
  );
  expect(skipped).toEqual([]);
});
