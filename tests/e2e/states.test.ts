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
    // The closing and the footer have buttons of their own.
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
  await expect(bar).toHaveAttribute("data-scrolled", "true");
  expect(await look()).toBe(before);
});

test.describe("what the camera found", () => {
  test.use(moving);

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

  test.beforeEach(async ({ page }) => {
    await page.locator(".marquee-running").waitFor();
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
  });

  /** Where the row is seen, in px to the left of the window's edge, with the time in ms. */
  const position = (page: Page) =>
    page.locator(track).evaluate((element) => ({
      px: -element.getBoundingClientRect().left,
      ms: Number(element.getAnimations()[0]?.currentTime),
    }));
  const distance = async (page: Page, ms: number) => {
    const start = await position(page);
    await page.waitForTimeout(ms);
    const end = await position(page);
    return { px: end.px - start.px, ms: end.ms - start.ms };
  };

  test("runs at 18 px/s through slots of 344 px and starts over after 3440 px", async ({
    page,
  }) => {
    const { px, ms } = await distance(page, 1500);
    expect(px).toBeGreaterThan(20);
    expect((px / ms) * 1000).toBeCloseTo(speed, 1);
    const lefts = await page
      .locator(`${track} li`)
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(lefts).toHaveLength(2 * testimonials.length);
    for (let at = 1; at < lefts.length; at++)
      expect((lefts[at] ?? 0) - (lefts[at - 1] ?? 0)).toBeCloseTo(cardWidth + gap, 1);
    expect(cardWidth + gap).toBe(344);
    const rounds = await page.locator(track).evaluate((element) => {
      const animation = element.getAnimations()[0] as Animation;
      const at = (px: number) => {
        animation.currentTime = (px / 18) * 1000;
        return -new DOMMatrix(getComputedStyle(element).transform).m41;
      };
      return [at(3439), at(3441)];
    });
    expect(rounds[0]).toBeCloseTo(3439, 0);
    expect(rounds[1]).toBeCloseTo(1, 0);
  });

  test("holds under the mouse and goes on when it leaves", onDesktop, async ({ page }) => {
    const card = await page.locator("#testimonials li").nth(1).boundingBox();
    await page.mouse.move((card?.x ?? 0) + 50, (card?.y ?? 0) + 50);
    expect((await distance(page, 400)).px).toBe(0);
    await page.mouse.move(5, 5);
    expect((await distance(page, 400)).px).toBeGreaterThan(2);
  });

  test("holds under a finger and goes on when it lifts", async ({ page }) => {
    const row = page.locator("#testimonials [role=group]");
    await row.dispatchEvent("touchstart");
    expect((await distance(page, 400)).px).toBe(0);
    await row.dispatchEvent("touchend");
    expect((await distance(page, 400)).px).toBeGreaterThan(2);
  });

  test("holds while the keyboard is on it, and its arrows move it both ways", async ({ page }) => {
    await page.locator("#testimonials [role=group]").focus();
    // On a busy machine frames pass before it holds.
    await expect.poll(async () => (await distance(page, 400)).px).toBeLessThan(1);
    const start = (await position(page)).px;
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await position(page)).px - start).toBeGreaterThan(60);
    const reached = (await position(page)).px;
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await position(page)).px - reached).toBeLessThan(-60);
  });

  test("runs on after a click on it", onDesktop, async ({ page }) => {
    const card = await page.locator("#testimonials li").nth(1).boundingBox();
    await page.mouse.click((card?.x ?? 0) + 50, (card?.y ?? 0) + 50);
    await page.mouse.move(5, 5);
    expect((await distance(page, 400)).px).toBeGreaterThan(2);
  });

  test("follows a finger while it runs, and runs on from there", onPhone, async ({ page }) => {
    const start = (await position(page)).px;
    const row = await page.locator("#testimonials [role=group]").boundingBox();
    const session = await page.context().newCDPSession(page);
    const y = (row?.y ?? 0) + 80;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch("touchStart", 300);
    for (let x = 290; x >= 80; x -= 10) await touch("touchMove", x);
    await touch("touchEnd");
    expect((await position(page)).px - start).toBeGreaterThan(150);
    await expect.poll(async () => (await distance(page, 300)).px).toBeGreaterThan(2);
    expect((await position(page)).px - start).toBeGreaterThan(150);
  });

  test("stops at its button, can then be scrolled by hand, and goes on from there", async ({
    page,
  }) => {
    await page.getByRole("button", { name: home.testimonials.pause }).click();
    await page.mouse.move(5, 5);
    expect((await distance(page, 400)).px).toBe(0);
    const stopped = (await position(page)).px;
    const row = page.locator("#testimonials [role=group]");
    await row.evaluate((element) => element.scrollBy({ left: 500, behavior: "instant" }));
    await page.getByRole("button", { name: home.testimonials.play }).click();
    await page.mouse.move(5, 5);
    expect((await distance(page, 400)).px).toBeGreaterThan(2);
    const moved = (await position(page)).px - stopped;
    expect(moved).toBeGreaterThan(499);
    expect(moved).toBeLessThan(530);
  });

  test("keeps its copy from assistive technology and the keyboard", async ({ page }) => {
    await expect(page.locator("#testimonials").getByRole("heading", { level: 3 })).toHaveCount(
      testimonials.length,
    );
    await expect(page.locator(`${track} ul[aria-hidden="true"][inert]`)).toHaveCount(1);
  });

  test("is a still row for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator(`${track} li`)).toHaveCount(testimonials.length);
    await expect(page.getByRole("button", { name: home.testimonials.pause })).toBeHidden();
    expect(await page.locator(track).evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

test.describe("questions", () => {
  // A case adds a rule of its own, which the page's policy would keep out.
  test.use({ ...moving, bypassCSP: true });

  const question = (page: Page, at: number) =>
    page.getByRole("button", { name: faq[at]?.question });

  test("let whoever scrolls on at once scroll on", async ({ page }) => {
    const [first, second] = await page.locator("#faq button").all();
    await first?.click();
    await expect(page.locator("#faq button[aria-expanded=true]")).toHaveCount(1);
    await page.waitForTimeout(500);
    await second?.click();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await page.waitForTimeout(600);
    // Less by the height of the answer that has closed, at the most.
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeLessThanOrEqual(300);
    expect(top).toBeGreaterThanOrEqual(0);
  });

  test("unfold, and do not jump open", async ({ page }) => {
    const seconds = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener("transitionend", ({ propertyName, elapsedTime }) => {
            if (propertyName === "grid-template-rows") resolve(elapsedTime);
          });
        }),
    );
    await question(page, 0).click();
    expect(await seconds).toBe(0.2);
  });

  test("are closed at first, open one at a time and close again", async ({ page }) => {
    for (const { answer } of faq) await expect(page.getByText(answer)).toBeHidden();
    await question(page, 1).click();
    await expect(page.getByText(faq[1]?.answer ?? "")).toBeVisible();
    await question(page, 3).click();
    await expect(page.getByText(faq[3]?.answer ?? "")).toBeVisible();
    await expect(page.getByText(faq[1]?.answer ?? "")).toBeHidden();
    await question(page, 3).click();
    await expect(page.getByText(faq[3]?.answer ?? "")).toBeHidden();
  });

  test("are walked by arrows, Home and End", async ({ page }) => {
    await question(page, 0).focus();
    await page.keyboard.press("ArrowDown");
    await expect(question(page, 1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(question(page, 5)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(question(page, 4)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(question(page, 0)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(faq[0]?.answer ?? "")).toBeVisible();
  });

  for (const anchoring of ["auto", "none"])
    test(`stay where they are tapped, scroll anchoring ${anchoring}`, async ({ page }) => {
      await page.addStyleTag({ content: `html { overflow-anchor: ${anchoring} }` });
      await question(page, 0).click();
      await page.waitForTimeout(300);
      await question(page, 3).evaluate((button) =>
        window.scrollTo({
          top: window.scrollY + button.getBoundingClientRect().top - 150,
          behavior: "instant",
        }),
      );
      const top = () => question(page, 3).evaluate((button) => button.getBoundingClientRect().top);
      const before = await top();
      await question(page, 3).click();
      for (let look = 0; look < 5; look++) {
        await page.waitForTimeout(100);
        expect(Math.abs((await top()) - before)).toBeLessThan(2);
      }
      await expect(page.getByText(faq[3]?.answer ?? "")).toBeVisible();
    });

  test("open at their own address", async ({ page }) => {
    await page.goto(`/#question-${faq[4]?.id}`);
    await page.reload();
    await expect(page.getByText(faq[4]?.answer ?? "")).toBeVisible();
    await expect(question(page, 4)).toBeInViewport();
  });
});

/* A finger opens none. */
test.describe("tooltip", onDesktop, () => {
  const term = (page: Page, at = 0) => page.locator("#problem .source-tip").nth(at);
  const tip = (page: Page) => page.getByRole("tooltip");

  test.beforeEach(async ({ page }) => {
    await term(page).scrollIntoViewIfNeeded();
  });

  /** Moves the mouse onto the term at that place, as a hand does: more than one event. */
  const hover = async (page: Page, at = 0) => {
    // The first of its lines: what lies around all of them is partly beside the words.
    const { x, y } = await term(page, at).evaluate((words) => {
      const [line] = words.getClientRects();
      return { x: line?.x ?? 0, y: line?.y ?? 0 };
    });
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.move(x + 8, y + 8, { steps: 3 });
  };
  /** Hovers once, so that the tooltip's library is there, and waits until no grace is left. */
  const warmUp = async (page: Page, at: number) => {
    await hover(page, at);
    await page.waitForTimeout(300);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(400);
  };

  test("opens after 700 ms of hovering, and at once within 300 ms of another", async ({ page }) => {
    await warmUp(page, 0);
    await warmUp(page, 1);
    const start = Date.now();
    await hover(page, 0);
    await page.waitForTimeout(450);
    await expect(tip(page)).toHaveCount(0);
    await tip(page).waitFor({ state: "attached" });
    expect(Date.now() - start).toBeGreaterThanOrEqual(constants.tooltip.delay - 20);
    expect(Date.now() - start).toBeLessThan(constants.tooltip.delay + 600);

    await page.keyboard.press("Escape");
    await hover(page, 1);
    const second = Date.now();
    await tip(page).waitFor({ state: "attached" });
    expect(Date.now() - second).toBeLessThan(400);
  });

  for (const [way, leave] of Object.entries({
    "the mouse leaves": (page: Page) => page.mouse.move(5, 850, { steps: 10 }),
    "Escape is pressed": (page: Page) => page.keyboard.press("Escape"),
    "it is clicked": (page: Page) => page.mouse.down(),
    "the page scrolls": (page: Page) => page.mouse.wheel(0, 200),
  })) {
    test(`closes when ${way}`, async ({ page }) => {
      await warmUp(page, 0);
      await hover(page);
      await tip(page).waitFor({ state: "attached" });
      await leave(page);
      await expect(tip(page)).toHaveCount(0);
    });
  }

  test("opens at the keyboard's focus, which it keeps, and closes when that moves on", async ({
    page,
  }) => {
    await term(page).focus();
    await tip(page).waitFor({ state: "attached" });
    await expect(term(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(term(page)).not.toBeFocused();
    await expect(tip(page)).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
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

test("a page address with a section's name shows that section", async ({ page }) => {
  for (const { id } of [home.howItWorks, home.pricing, home.whyPeopleTrust]) {
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}-heading`)).toBeInViewport();
  }
});
