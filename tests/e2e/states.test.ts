import type { Page } from "playwright/test";
import { constants } from "../../content/constants";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { testimonials } from "../../content/testimonials";
import { expect, hydrated, moving, onDesktop, onPhone, test } from "./test";

const { cardWidth, gap, speed } = constants.marquee;

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
});

test.describe("download bar", () => {
  test("is there exactly past 25 percent of the scrollable height, and in no tab order before", async ({
    page,
  }) => {
    const bar = page.locator("[data-sticky-bar]");
    const scrollTo = (share: number, more = 0) =>
      page.evaluate(
        ([share, more]) => {
          const { scrollHeight } = document.documentElement;
          window.scrollTo({
            top: Math.floor((scrollHeight - window.innerHeight) * share) + more,
            behavior: "instant",
          });
        },
        [share, more] as const,
      );
    await expect(bar).toBeHidden();
    await expect(page.getByRole("complementary", { name: home.stickyBar.title })).toHaveCount(0);
    await scrollTo(constants.stickyBar.shownPast, 2);
    await expect(bar).toBeVisible();
    await expect(
      page.getByRole("complementary", { name: home.stickyBar.title }).getByRole("link"),
    ).toBeVisible();
    await scrollTo(constants.stickyBar.shownPast, -2);
    await expect(bar).toBeHidden();
    await scrollTo(0.5);
    await expect(bar).toBeVisible();
    await expect
      .poll(() =>
        bar.evaluate((element) =>
          Math.round(window.innerHeight - element.getBoundingClientRect().bottom),
        ),
      )
      .toBe(0);
    // The closing and the footer have buttons of their own; in this window nothing of the closing is seen at the end.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
    await expect(bar).toBeVisible();
    await scrollTo(1);
    await expect(bar).toBeHidden();
  });

  test(
    "leaves no more than three ways to the store in a phone's window",
    onPhone,
    async ({ page }) => {
      const most = await page.evaluate(async () => {
        const links = [...document.querySelectorAll("[data-store-link]")];
        const isSeen = (link: Element) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isIn = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
          return isIn && getComputedStyle(link).visibility === "visible";
        };
        let most = 0;
        for (let top = 0; top < document.documentElement.scrollHeight; top += 250) {
          scrollTo({ top, behavior: "instant" });
          // The bar takes 240 ms to leave.
          await new Promise((done) => setTimeout(done, 300));
          most = Math.max(most, links.filter(isSeen).length);
        }
        return most;
      });
      expect(most).toBeLessThanOrEqual(3);
    },
  );

  test("says its second line on wide windows alone", async ({ page, isMobile }) => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.getByText(home.stickyBar.title)).toBeVisible();
    await expect(page.getByText(home.stickyBar.detail)).toBeVisible({ visible: !isMobile });
  });

  test("never covers what the keyboard reaches", onDesktop, async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.4));
    await page.locator("#faq button").first().focus();
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press("Tab");
      const isCovered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector("[data-sticky-bar]");
        if (!focused || !bar || bar.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
      });
      expect(isCovered).toBe(false);
    }
  });
});

test("top bar marks itself past 10 px and looks the same", async ({ page }) => {
  const bar = page.getByRole("banner");
  const look = () => bar.evaluate((element) => JSON.stringify({ ...getComputedStyle(element) }));
  await expect(bar).not.toHaveAttribute("data-scrolled");
  const before = await look();
  await page.evaluate(
    (past) => window.scrollTo({ top: past, behavior: "instant" }),
    constants.topBarScrolledPast,
  );
  await expect(bar).not.toHaveAttribute("data-scrolled");
  await page.evaluate(
    (past) => window.scrollTo({ top: past + 1, behavior: "instant" }),
    constants.topBarScrolledPast,
  );
  await expect(bar).toHaveAttribute("data-scrolled", "");
  expect(await look()).toBe(before);
});

test.describe("what the camera found", () => {
  test.use(moving);
  const areDrawn = home.labelConfusion.screens.some(({ found }) => found);
  test.skip(!areDrawn, "the owner's own screenshot has nothing drawn over it");

  const stroke = "#label-confusion .found path";
  const drawn = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("#label-confusion .found path")].map(
        (path) => getComputedStyle(path).transform,
      ),
    );

  test("waits below the fold, and lands with the handset", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const found = page.locator("#label-confusion [data-enter]");
    await expect(found).toHaveAttribute("data-enter", "waiting");
    await page.locator(stroke).last().scrollIntoViewIfNeeded();
    await page.locator("#label-confusion li").first().scrollIntoViewIfNeeded();
    await expect(found).toHaveAttribute("data-enter", "now");
    await expect.poll(() => drawn(page)).not.toContainEqual(expect.stringContaining("matrix(0"));
  });

  test("stands from the start for who prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    expect((await drawn(page)).filter((transform) => transform !== "none")).toEqual([]);
  });
});

test.describe("marquee", () => {
  test.use(moving);

  const track = "[data-marquee-track]";
  const row = (page: Page) => page.locator("#testimonials [role=group]");

  test.beforeEach(async ({ page }) => {
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await page.locator(".marquee-running").waitFor();
    await page.mouse.move(5, 5);
  });

  /** Where the row is seen, in px to the left of the window's edge. */
  const position = (page: Page) =>
    page.locator(track).evaluate((element) => -element.getBoundingClientRect().left);
  const expectState = (page: Page, state: "running" | "paused") =>
    expect
      .poll(() => page.locator(track).evaluate((row) => row.getAnimations()[0]?.playState))
      .toBe(state);

  test("runs at 18 px/s through slots of 344 px and starts over after 3440 px", async ({
    page,
  }) => {
    await expectState(page, "running");
    expect(speed).toBe(18);
    expect(cardWidth + gap).toBe(344);
    const lefts = await page
      .locator(`${track} li`)
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(lefts).toHaveLength(2 * testimonials.length);
    for (const [index, left] of lefts.entries())
      if (index > 0) expect(left - (lefts[index - 1] ?? 0)).toBeCloseTo(344, 1);
    const seconds = (2 * testimonials.length * 344) / 2 / 18;
    const places = await page.locator(track).evaluate((element, seconds) => {
      const animation = element.getAnimations()[0] as Animation;
      animation.pause();
      return [1, 10, seconds - 1, seconds + 1].map((second) => {
        animation.currentTime = second * 1000;
        return -new DOMMatrix(getComputedStyle(element).transform).m41;
      });
    }, seconds);
    for (const [index, px] of [18, 180, (seconds - 1) * 18, 18].entries())
      expect(places[index]).toBeCloseTo(px, 0);
  });

  test(
    "holds under the mouse, goes on when it leaves, and after a click",
    onDesktop,
    async ({ page }) => {
      const { x, y } = (await page.locator("#testimonials li").nth(1).boundingBox()) as DOMRect;
      await page.mouse.move(x + 50, y + 50);
      await expectState(page, "paused");
      await page.mouse.move(5, 5);
      await expectState(page, "running");
      await page.mouse.click(x + 50, y + 50);
      await page.mouse.move(5, 5);
      await expectState(page, "running");
    },
  );

  test("holds while the keyboard is on it, and its arrows move it both ways", async ({ page }) => {
    await row(page).focus();
    await expectState(page, "paused");
    const start = await position(page);
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await position(page)) - start).toBeGreaterThan(60);
    const reached = await position(page);
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await position(page)) - reached).toBeLessThan(-60);
    await page.keyboard.press("Tab");
    await expectState(page, "running");
  });

  test("holds under a finger, follows it, and runs on from there", onPhone, async ({ page }) => {
    const start = await position(page);
    const box = await row(page).boundingBox();
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: (box?.y ?? 0) + 80 }],
      });
    await touch("touchStart", 300);
    await expectState(page, "paused");
    for (let x = 290; x >= 80; x -= 10) await touch("touchMove", x);
    await touch("touchEnd");
    await expectState(page, "running");
    expect((await position(page)) - start).toBeGreaterThan(150);
  });

  test("stops at its button, can then be scrolled by hand, and goes on from there", async ({
    page,
  }) => {
    await page.getByRole("button", { name: home.testimonials.pause }).click();
    await page.mouse.move(5, 5);
    await expectState(page, "paused");
    // A touch that ends does not set it going again.
    for (const type of ["touchstart", "touchend"]) await row(page).dispatchEvent(type);
    const stopped = await position(page);
    await row(page).evaluate((element) => element.scrollBy({ left: 500, behavior: "instant" }));
    await expectState(page, "paused");
    await page.getByRole("button", { name: home.testimonials.play }).click();
    await page.mouse.move(5, 5);
    await expectState(page, "running");
    expect((await position(page)) - stopped).toBeGreaterThan(499);
  });

  test("is a still row for those who want less motion, as soon as they do", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator(`${track} li`)).toHaveCount(testimonials.length);
    await expect(page.getByRole("button", { name: home.testimonials.pause })).toBeHidden();
    expect(await page.locator(track).evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

test.describe("questions", () => {
  test.use(moving);

  const question = (page: Page, index: number) =>
    page.getByRole("button", { name: faq[index]?.question });
  const answer = (page: Page, index: number) => page.getByText(faq[index]?.answer ?? "");
  const atRest = (page: Page) =>
    page.waitForFunction(() =>
      [...(document.querySelector("#faq")?.getAnimations({ subtree: true }) ?? [])].every(
        ({ playState }) => playState === "finished",
      ),
    );

  test("are closed at first, open one at a time and close again", async ({ page }) => {
    for (const index of faq.keys()) await expect(answer(page, index)).toBeHidden();
    await question(page, 1).click();
    await expect(answer(page, 1)).toBeVisible();
    await expect(page.getByRole("region", { name: faq[1]?.question })).toBeVisible();
    await question(page, 3).click();
    await expect(answer(page, 3)).toBeVisible();
    await expect(answer(page, 1)).toBeHidden();
    await question(page, 3).click();
    await expect(answer(page, 3)).toBeHidden();
  });

  test("are walked by arrows, Home and End, round both ends", async ({ page }) => {
    const last = faq.length - 1;
    await question(page, 0).focus();
    for (const [key, index] of [
      ["ArrowDown", 1],
      ["End", last],
      ["ArrowDown", 0],
      ["ArrowUp", last],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(question(page, index)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(answer(page, 0)).toBeVisible();
  });

  test("stay where they are tapped", async ({ page }) => {
    await question(page, 0).click();
    await atRest(page);
    await question(page, 3).evaluate((button) =>
      window.scrollTo({
        top: window.scrollY + button.getBoundingClientRect().top - 150,
        behavior: "instant",
      }),
    );
    // In every frame, until it has stood open for a while.
    const moved = await question(page, 3).evaluate(async (button: HTMLElement) => {
      const top = () => button.getBoundingClientRect().top;
      const before = top();
      let most = 0;
      button.click();
      for (let frame = 0; frame < 30; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        most = Math.max(most, Math.abs(top() - before));
      }
      return most;
    });
    expect(moved).toBeLessThan(2);
    await expect(answer(page, 3)).toBeVisible();
  });

  test("open at their own address, and when it changes to another's", async ({ page }) => {
    await page.goto(`/#question-${faq[4]?.id}`);
    await page.reload();
    await expect(answer(page, 4)).toBeVisible();
    await expect(question(page, 4)).toBeInViewport();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `question-${faq[2]?.id}`);
    await expect(answer(page, 2)).toBeVisible();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, home.pricing.id);
    await expect(page.locator(`#${home.pricing.id}`)).toBeInViewport();
    await expect(question(page, 2)).toHaveAttribute("aria-expanded", "true");
  });
});

/* A finger opens none. The page's clock is the test's, so that a busy machine is as good as another. */
test.describe("tooltip", () => {
  const term = (page: Page, index = 0) => page.locator("#problem .source-tip").nth(index);
  const tip = (page: Page) => page.getByRole("tooltip");

  /** Moves the mouse onto the term at that place, as a hand does: more than one event. */
  const hover = async (page: Page, index = 0) => {
    // The first of its lines: what lies around all of them is partly beside the words.
    const { x, y } = await term(page, index).evaluate((words) => {
      const [line] = words.getClientRects();
      return { x: line?.x ?? 0, y: line?.y ?? 0 };
    });
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.move(x + 8, y + 8, { steps: 3 });
  };
  const leave = (page: Page) => page.mouse.move(5, 850, { steps: 10 });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await term(page, 1).scrollIntoViewIfNeeded();
    await term(page, 0).scrollIntoViewIfNeeded();
  });

  /** Fetches the tooltip's library, lets all that was on its way pass, and stops the clock. */
  async function warmUp(page: Page) {
    await hover(page);
    await tip(page).waitFor({ state: "attached" });
    await leave(page);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }

  test(
    "opens after 700 ms of hovering, and at once within 300 ms of another",
    onDesktop,
    async ({ page }) => {
      await warmUp(page);
      const { delay, skipDelay } = constants.tooltip;
      expect([delay, skipDelay]).toEqual([700, 300]);
      const closeBy = async (ms: number) => {
        await page.keyboard.press("Escape");
        await expect(tip(page)).toHaveCount(0);
        await page.clock.runFor(ms);
      };
      await hover(page, 0);
      await page.clock.runFor(delay - 20);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(40);
      await expect(tip(page)).toHaveCount(1);

      await closeBy(skipDelay - 50);
      await hover(page, 1);
      await page.clock.runFor(1);
      await expect(tip(page)).toHaveCount(1);

      await closeBy(skipDelay + 50);
      await hover(page, 0);
      await page.clock.runFor(delay - 20);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(40);
      await expect(tip(page)).toHaveCount(1);
    },
  );

  for (const [way, close] of Object.entries({
    "the mouse leaves": leave,
    "Escape is pressed": (page: Page) => page.keyboard.press("Escape"),
    "it is clicked": (page: Page) => page.mouse.down(),
    "the page scrolls": (page: Page) => page.mouse.wheel(0, 200),
  }))
    test(`closes when ${way}`, onDesktop, async ({ page }) => {
      await hover(page);
      await tip(page).waitFor({ state: "attached" });
      await close(page);
      await expect(tip(page)).toHaveCount(0);
    });

  test(
    "opens at the keyboard's focus, which it keeps, and closes when that moves on",
    onDesktop,
    async ({ page }) => {
      await term(page).focus();
      await tip(page).waitFor({ state: "attached" });
      await expect(term(page)).toBeFocused();
      for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
      await expect(tip(page)).toHaveCount(0);
    },
  );

  test("stays shut under a finger", onPhone, async ({ page }) => {
    await term(page).tap();
    await page.clock.runFor(3000);
    await expect(tip(page)).toHaveCount(0);
  });
});

test("audience cards move on by a windowful", onDesktop, async ({ page }) => {
  const row = page.locator("#who-this-helps ul");
  await row.scrollIntoViewIfNeeded();
  const slot = await row
    .locator("li")
    .evaluateAll(
      ([first, second]) =>
        (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0),
    );
  const before = await row.evaluate((element) => element.scrollLeft);
  await page.locator("#who-this-helps button").last().click();
  const cards = async () => ((await row.evaluate((element) => element.scrollLeft)) - before) / slot;
  await expect.poll(cards).toBeGreaterThan(1.5);
  await page.locator("#who-this-helps button").first().click();
  await expect.poll(cards).toBeLessThan(0.1);
});
