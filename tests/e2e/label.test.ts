import type { Page } from "playwright/test";
import { describedFlag } from "../../content/flags";
import { labels, playableLabel } from "../../content/labels";
import type { LabelProduct } from "../../content/schema";
import { expect, hydrated, moving, onDesktop, onPhone, shiftsOf, test } from "./test";

const [first, second] = labels;
const label = (page: Page) => page.locator("#label");
const words = (page: Page) => page.locator("#label .word");
const button = (page: Page, name: string) => label(page).getByRole("button", { name, exact: true });
const answer = (page: Page) => page.locator("#label-answer");

/* What is found, told from the content alone. */
const graves = ["allergen", "look"];
const flagsOf = ({ ingredients }: LabelProduct, picks: string[]) =>
  ingredients.map(({ flag, matters = {} }) => {
    const given = picks.flatMap((pick) => matters[pick] ?? []);
    return ["allergen", "look", "unsure"].find((flag) => given.some((one) => one === flag)) ?? flag;
  });
const foundIn = (product: LabelProduct, picks: string[]) =>
  flagsOf(product, picks).flatMap((flag, index) => (graves.includes(flag) ? [index] : []));

/** Opens the page, and waits until the label answers and its other words have come. */
async function open(page: Page, address = "/") {
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
}

/** Where each word stands in the window. */
const places = (page: Page) =>
  words(page).evaluateAll((all) =>
    all.map((word) => {
      const { x, y, width, height } = word.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test.describe("playable label", () => {
  test("answers a word between the lines, where it stands, and moves nothing above it", async ({
    page,
  }) => {
    await open(page);
    // Below the answer that is open, above it, and in the middle of lines.
    for (const index of [4, 7, 0, 10, 3]) {
      const word = words(page).nth(index);
      await word.evaluate((word) => word.scrollIntoView({ block: "center", behavior: "instant" }));
      const before = await places(page);
      await word.click();
      await expect(word).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#label [aria-expanded=true]")).toHaveCount(1);
      const { what, does, note, sources, flag } = first.ingredients[
        index
      ] as LabelProduct["ingredients"][number];
      for (const text of [what, does, note, sources[0]?.title ?? "?"])
        await expect(answer(page)).toContainText(text);
      expect(await word.getAttribute("aria-controls")).toBe(await answer(page).getAttribute("id"));
      if (!first.ingredients[index]?.matters)
        await expect(answer(page)).toContainText(describedFlag(flag).label);

      const after = await places(page);
      const [, was = 0] = before[index] ?? [];
      const [, is = 0, , height = 0] = after[index] ?? [];
      expect(Math.abs(is - was), `the place of word ${index}`).toBeLessThanOrEqual(1);
      // The rest of its line stays; the answer is right below, and the next line below that.
      const { y: top, height: room } = (await answer(page).boundingBox()) ?? { y: 0, height: 0 };
      expect(Math.abs(top - (is + height))).toBeLessThanOrEqual(8);
      for (const [, y = 0] of after.slice(index + 1))
        expect(Math.abs(y - is) <= 1 || y >= top + room - 8).toBe(true);
    }
  });

  test("moves nothing above a word that is pressed below the answer that stands", async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press("Tab");
    const scrolled = await page.evaluate(() => window.scrollY);
    const heading = await page.locator("h1").boundingBox();
    await words(page).nth(1).click();
    expect(await page.locator("h1").boundingBox()).toEqual(heading);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("closes at a second press and at Escape, and leaves the focus where it is", async ({
    page,
  }) => {
    await open(page);
    const word = words(page).nth(5);
    await word.focus();
    await page.keyboard.press("Enter");
    await expect(answer(page)).toContainText(first.ingredients[5]?.what ?? "?");
    await page.keyboard.press("Enter");
    await expect(answer(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(answer(page)).toHaveCount(0);
    await expect(word).toBeFocused();
    await expect(word).not.toHaveAttribute("aria-controls", /./);
  });

  for (const product of labels) {
    test(`marks, counts and presses at once on the label of ${product.tab}, and wraps nothing anew`, async ({
      page,
    }) => {
      await open(page);
      await button(page, product.tab).click();
      await expect(label(page)).toContainText(product.brand);
      await button(page, product.chips[0]?.label ?? "").click();
      const widths = (await places(page)).map(([x, , width]) => [x, width]);
      for (const { id, label: name } of product.chips) {
        const found = foundIn(product, [id]);
        // In the very task of the press.
        const seen = await button(page, name).evaluate((chip) => {
          (chip as HTMLElement).click();
          return new Promise<unknown>((resolve) =>
            queueMicrotask(() =>
              resolve({
                pressed: chip.getAttribute("aria-pressed"),
                found: [...document.querySelectorAll("#label .word")].flatMap((word, index) =>
                  word.hasAttribute("data-found") ? [index] : [],
                ),
                text: document.querySelector("#label [role=status]")?.textContent,
              }),
            ),
          );
        });
        const text = found.length
          ? expect.stringContaining(`${found.length} of ${product.ingredients.length}`)
          : playableLabel.nothing;
        expect(seen).toEqual({ pressed: "true", found, text });
        expect((await places(page)).map(([x, , width]) => [x, width])).toEqual(widths);
        await button(page, name).click();
      }
    });
  }

  test("begins with few strokes: what somebody asked for, or what is flagged for everyone", () => {
    for (const product of labels) {
      const found = foundIn(product, [product.chips[0]?.id ?? ""]);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(product.ingredients.length / 2);
    }
  });

  test("answers without a network, stores nothing, shows no keyboard's focus", async ({
    page,
    context,
    isMobile,
  }) => {
    await open(page);
    await context.setOffline(true);
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    const before = await stored();
    for (const control of [
      words(page).nth(1),
      button(page, second?.tab ?? ""),
      words(page).first(),
    ]) {
      await (isMobile ? control.tap() : control.click());
      await expect(page.locator(":focus-visible")).toHaveCount(0);
    }
    await expect(answer(page)).toContainText(second?.ingredients[0]?.what ?? "?");
    expect(await stored()).toBe(before);
  });

  test("offers a finger 44 px at every control", onPhone, async ({ page }) => {
    await open(page);
    for (const product of labels) {
      await button(page, product.tab).tap();
      await expect(label(page)).toContainText(product.brand);
      const heights = await label(page)
        .locator("button")
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    }
  });

  test("answers to a mouse before it is pressed", onDesktop, async ({ page }) => {
    await open(page);
    const looks = (selector: string) =>
      page.evaluate((selector) => {
        const element = document.querySelector(selector) as Element;
        const { opacity } = getComputedStyle(element.firstElementChild ?? element, "::before");
        return [getComputedStyle(element).backgroundColor, opacity].join();
      }, selector);
    for (const selector of [
      ".word",
      ".label-tab[aria-pressed=false]",
      ".label-chip[aria-pressed=false]",
    ]) {
      await page.mouse.move(0, 0);
      const before = await looks(selector);
      await page.locator(selector).first().hover();
      await expect.poll(() => looks(selector)).not.toBe(before);
      expect(
        await page
          .locator(selector)
          .first()
          .evaluate((one) => getComputedStyle(one).cursor),
      ).toBe("pointer");
    }
  });

  test("keeps its first answer when its data is lost, and offers nothing dead", async ({
    page,
  }) => {
    await page.route("**/chunks/*.js", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const isData = text.includes(second?.brand ?? "") && !text.includes("data-hydrated");
      return isData ? route.abort() : route.fulfill({ response });
    });
    await page.goto("/");
    const before = await label(page).boundingBox();
    const said = await answer(page).innerText();
    await expect(label(page)).toHaveAttribute("data-still", "true");
    expect(await answer(page).innerText()).toBe(said);
    await expect(button(page, second?.tab ?? "")).toBeHidden();
    for (const word of await words(page).all()) await expect(word).toBeDisabled();
    expect(await label(page).boundingBox()).toEqual(before);
  });
});

test.describe("first screens", () => {
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [375, 553],
    [360, 640],
  ] as const)
    test(
      `${width} x ${height}: both buttons, the first finding and its answer's beginning`,
      onPhone,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto("/");
        const found = page.locator("#label [data-found] .word-name").first();
        for (const piece of [
          page.locator("h1"),
          ...(await page.locator("#hero [data-store-link]").all()),
          found,
        ])
          await expect(piece).toBeInViewport({ ratio: 1 });
        await expect(answer(page).locator("strong")).toBeInViewport({ ratio: 1 });
        if (width === 390)
          expect((await page.locator("#hero").boundingBox())?.height).toBeLessThanOrEqual(980);
      },
    );

  test("the label ends above 700 px of a desktop's", onDesktop, async ({ page }) => {
    await page.goto("/");
    const { y = 0, height = 0 } = (await page.locator(".label-panel").boundingBox()) ?? {};
    expect(y + height).toBeLessThan(700);
  });
});

test.describe("moving label", () => {
  test.use(moving);

  /** How the label moves: what is animated, on what, and when the last of it ends, in ms. */
  const motion = (page: Page) =>
    label(page).evaluate((label) => {
      const all = label.getAnimations({ subtree: true });
      return {
        properties: [
          ...new Set(
            all.flatMap(({ effect }) =>
              (effect as KeyframeEffect)
                .getKeyframes()
                .flatMap((frame) => Object.keys(frame))
                .filter(
                  (key) => !["offset", "computedOffset", "easing", "composite"].includes(key),
                ),
            ),
          ),
        ].sort(),
        end: Math.max(0, ...all.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
        strokes: all.filter((one) => (one as CSSAnimation).animationName === "swipe").length,
      };
    });

  // Four times as slow, so that a busy machine, too, looks before the last has ended.
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.25 });
  });

  test("says and marks what it found from the first frame, without scripts, and takes nothing back", async ({
    page,
  }) => {
    await page.route(/_next.*\.js/, (route) => route.abort());
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      requestAnimationFrame(function look() {
        requestAnimationFrame(look);
        const count = document.querySelector("#label [role=status]")?.textContent;
        if (!count) return;
        const marked = [...document.querySelectorAll("#label .word-name")].filter(
          (name) => getComputedStyle(name, "::before").opacity > "0.2",
        );
        const said = document.querySelector("#label-answer")?.getBoundingClientRect().height;
        seen.add(`${count}; ${marked.length} marked; ${Number(said) > 50 ? "answered" : "not"}`);
      });
    });
    await page.goto("/", { waitUntil: "commit" });
    await label(page).waitFor();
    const { properties, end, strokes } = await motion(page);
    const found = foundIn(first, [first.chips[0]?.id ?? ""]);
    expect(strokes).toBe(found.length);
    expect(properties.filter((one) => !["opacity", "transform"].includes(one))).toEqual([]);
    expect(end).toBeLessThanOrEqual(2200);
    await expect.poll(async () => (await motion(page)).end).toBe(0);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual([
      expect.stringMatching(
        new RegExp(`^${found.length} of .*; ${found.length} marked; answered$`),
      ),
    ]);
  });

  test("scans a product's list anew, and draws a pick's strokes at once", async ({ page }) => {
    await open(page);
    if (!second) throw new Error("There is one product only.");
    await button(page, second.tab).click();
    await expect(label(page)).toContainText(second.brand);
    const { end, strokes } = await motion(page);
    expect(strokes).toBe(foundIn(second, [second.chips[0]?.id ?? ""]).length);
    expect(end).toBeLessThanOrEqual(2200);
    const picks = second.chips.slice(0, 1);
    const more = second.chips.find(
      ({ id }) => foundIn(second, [id]).length > 0 && id !== picks[0]?.id,
    );
    await button(page, more?.label ?? "?").click();
    expect((await motion(page)).end).toBeLessThanOrEqual(800);
  });
});

test.describe("an ad's own label", () => {
  test.use(moving);

  test("opens on its product and pick before anyone touches it, and moves nothing", async ({
    page,
  }) => {
    const product = second as LabelProduct;
    const pick = product.chips.at(-1);
    await page.goto(`/?label=${product.id}&pick=${pick?.id}&utm_source=ad`);
    await hydrated(page);
    await expect(label(page)).toContainText(product.brand);
    await expect(button(page, pick?.label ?? "")).toHaveAttribute("aria-pressed", "true");
    expect(await shiftsOf(page)).toBeLessThan(0.005);
  });

  test("is ignored when it names nothing we have", async ({ page }) => {
    await open(page, "/?label=tyres&pick=<script>");
    await expect(label(page)).toContainText(first.brand);
    await expect(answer(page)).toBeVisible();
  });
});
