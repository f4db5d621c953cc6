import type { Locator, Page } from "playwright/test";
import { home } from "../../content/home";
import { notChecked } from "../not-checked";
import { recordSaid, said } from "./heard";
import { copy, edges, list, miss, path, press, receipt, solve, status, targets, withTargets, word } from "./puzzle";
import {
  expect,
  layoutShift,
  onBoth,
  onDesktop,
  open,
  resize,
  skipUnless,
  test,
  waitForFrames,
  waitForHydration,
  withMotion,
} from "./test";

skipUnless(withTargets, "no product has several targets: the puzzle is not tested");
const [target = "", second = ""] = targets;
const words = `#label [aria-label="${copy.lead}"]`;
const receiptBox = `#label [role=group][aria-label="${copy.receipt.title}"]`;

test(
  "the question is a heading, words are named as printed and marked when found or flagged, and a link skips them",
  onBoth,
  async ({ page }) => {
    await open(page, path);
    await expect(page.locator("#label").getByRole("heading")).toHaveText(withTargets.puzzle?.question ?? "");
    await page.getByRole("link", { name: copy.skip }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const isPast = await list(page).evaluate((element) => {
      const order = element.compareDocumentPosition(document.activeElement as Element);
      return order === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isPast).toBe(true);
    await expect(status(page)).toHaveText("");

    const flagged = withTargets.preferences.find(({ id }) =>
      withTargets.ingredients.some(({ name, matters }) => name === target && matters?.[id] === "look"),
    );
    if (flagged) {
      await page.getByRole("button", { name: flagged.text, exact: true }).click();
      await expect(status(page)).not.toHaveText("");
      const mark = await word(page, target).evaluate((element) => ({
        stroke: getComputedStyle(element, "::before").transform,
        line: getComputedStyle(element, "::after").height,
      }));
      // scaleX(0): no stroke of a word that is found.
      expect(mark.stroke).toMatch(/^matrix\(0, /);
      expect(Number.parseFloat(mark.line)).toBeGreaterThanOrEqual(4);
    } else notChecked("no preference flags a target: its mark is not tested");

    await press(page, target);
    await expect(word(page, target)).toHaveAccessibleDescription(RegExp(copy.found));
    const shown = await list(page).getByRole("button").allInnerTexts();
    const names = (await list(page).ariaSnapshot()).match(/(?<=button ").*?(?=")/g);
    expect(names).toEqual(shown.map((text) => text.trim()));
  },
);

/*
 * The heights of Safari's windows on small and large iPhones, and of tablets and desktops. The smallest is the first. Neighbors
 * differ in width, because the page marks a low window once for each width.
 */
const windows = [
  [375, 553],
  [390, 640],
  [402, 720],
  [390, 664],
  [768, 1024],
  [390, 700],
  [1440, 900],
] as const;

test("the receipt is whole in every window, moves and covers nothing, and offers the download; the last answer stays", async ({
  page,
}) => {
  await open(page, path);
  const unsolved: Awaited<ReturnType<typeof edges>>[] = [];
  for (const [width, height] of windows) {
    await resize(page, width, height);
    unsolved.push(await edges(page, words));
  }
  await resize(page, ...windows[0]);
  await solve(page);
  await expect(receipt(page).getByRole("link")).toHaveAttribute("data-placement", "puzzle");
  const answer = page.locator("#label-answer").getByText(targets.at(-1) ?? "", { exact: true });
  await expect(answer.first()).toBeVisible();
  for (const [index, [width, height]] of windows.entries()) {
    await resize(page, width, height);
    await test.step(`${width}x${height}`, async () => {
      await expect(receipt(page)).toBeInViewport({ ratio: 1 });
      await expect.soft(receipt(page).getByText(withTargets.puzzle?.total ?? "")).toBeVisible();
      expect.soft(await edges(page, words)).toEqual(unsolved[index]);
      expect.soft(await page.evaluate(() => window.scrollY)).toBe(0);
      const { top, bottom } = await edges(page, receiptBox);
      expect.soft(bottom).toBeLessThanOrEqual((await edges(page, "#label h2")).top);
      const rating = await edges(page, "#hero h1 ~ p:last-of-type");
      if (width < 768) expect.soft(top).toBeGreaterThanOrEqual(rating.bottom);
    });
  }
  await resize(page, 320, 568);
  const offers = page.locator("#hero").getByText(home.hero.offer, { exact: true });
  await expect(offers).toHaveCount(2);
  for (const offer of await offers.all())
    expect(await offer.evaluate((offer) => offer.scrollWidth - offer.clientWidth), "on the smallest phones").toBe(0);
});

test("the dare goes to the share sheet, or into a field where neither the sheet nor the clipboard works", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Object.assign(window, { shared: data });
      throw new DOMException("closed", "AbortError");
    };
  });
  await open(page, path);
  await solve(page);
  const saidBefore = (await status(page).textContent()) ?? "";
  const share = page.getByRole("button", { name: copy.share });
  const field = page.getByRole("textbox", { name: copy.linkField });
  await share.click();
  const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared);
  await expect.poll(async () => (await shared())?.url).toBe(new URL(path, page.url()).href);
  expect((await shared())?.text).toContain(withTargets.puzzle?.share.split("{")[0]);
  await expect(share).toBeEnabled();
  await waitForFrames(page);
  await expect(status(page)).toHaveText(saidBefore);
  await expect(field).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await share.click();
  await expect(field).toHaveValue(RegExp(`${new URL(page.url()).origin}${path}$`));
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the demo counts the first word in silence, shifts nothing and survives a small scroll; the receipt is there within 1.5 s", async ({
    page,
  }) => {
    await recordSaid(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.mouse.wheel(0, 60);
    await expect(word(page, target)).toHaveAccessibleDescription(copy.found, { timeout: 10_000 });
    const isMoving = () =>
      page.locator("#label").evaluate((label) => label.getAnimations({ subtree: true }).length > 0);
    await expect.poll(isMoving).toBe(false);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await expect(status(page)).toHaveText("");
    expect(await said(page)).toEqual([]);

    await solve(page);
    // By its attributes, because it has a role only when it is visible.
    const end = await page.locator(receiptBox).evaluate((receipt) => {
      const [animation] = receipt.getAnimations();
      return animation?.effect?.getComputedTiming().endTime;
    });
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThanOrEqual(1500);
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page)).toHaveCSS("opacity", "1");
  });

  const flying = '#label [class*="phone"][style*="transform"]';

  /** Waits until the code that moves the phone has loaded. */
  async function waitForPhone(page: Page) {
    await page.mouse.move(5, 5);
    await page.locator("#label [data-draggable]").waitFor();
  }
  /** Returns a point in an element, at a share of its height. */
  async function pointIn(element: Locator, share = 0.5) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height * share };
  }

  /** Moves the mouse over the list when the phone that returns has arrived, before the next frame. */
  function moveMouseOnArrival(page: Page, { x, y }: { x: number; y: number }) {
    return list(page).evaluate(
      (element, { flying, clientX, clientY }) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            const phone = document.querySelector<HTMLElement>(flying);
            if (phone && !phone.hidden) return;
            observer.disconnect();
            const event = { bubbles: true, pointerType: "mouse", clientX, clientY };
            element.dispatchEvent(new PointerEvent("pointermove", event));
            resolve();
          });
          observer.observe(element.parentElement as Element, { subtree: true, childList: true, attributes: true });
        }),
      { flying, clientX: x, clientY: y },
    );
  }

  test("the phone flies to a word that is tapped, never over the answer, and is dragged by touch to another", async ({
    page,
  }) => {
    await open(page, path);
    await waitForPhone(page);
    // In each frame, how far the phone reaches over the answer.
    await page.evaluate((flying) => {
      const reach: number[] = [];
      Object.assign(window, { reach });
      const measure = () => {
        const phone = document.querySelector(flying)?.getBoundingClientRect();
        const answer = document.getElementById("label-answer")?.getBoundingClientRect();
        if (phone?.height && answer) reach.push(phone.bottom - answer.top);
        requestAnimationFrame(measure);
      };
      measure();
    }, flying);
    const reach = () => page.evaluate(() => (window as unknown as { reach: number[] }).reach);
    // Ends the demo, which moves the phone.
    await press(page, second);
    await expect.poll(async () => (await reach()).length).toBeGreaterThan(3);
    await expect(page.locator(flying)).toBeHidden();
    expect(Math.max(...(await reach()))).toBeLessThanOrEqual(8);

    const start = await pointIn(page.locator("#label [data-draggable]"), 0.75);
    const end = await pointIn(word(page, miss), 0.75);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof start)[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", start);
    for (const share of [0.3, 0.6, 1])
      await touch("touchMove", { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
    await touch("touchEnd");
    await expect(word(page, miss)).toHaveAttribute("aria-current");
    await expect(status(page)).toContainText(miss);
    await expect(page.locator(flying)).toBeHidden();
  });

  test("the phone follows the mouse, and Escape puts it away until the mouse has left", onDesktop, async ({ page }) => {
    await open(page, path);
    await waitForPhone(page);
    await word(page, miss).hover();
    await page.mouse.move(0, 0);
    await word(page, second).hover();
    await expect(page.locator(flying)).toBeVisible();
    const distance = async () => (await pointIn(page.locator(flying))).x - (await pointIn(word(page, second))).x;
    await expect.poll(async () => Math.abs(await distance())).toBeLessThan(4);
    const returned = moveMouseOnArrival(page, await pointIn(word(page, second)));
    await page.mouse.move(0, 0);
    await returned;
    await expect.poll(async () => Math.abs(await distance())).toBeLessThan(4);
    await word(page, second).hover();
    await page.keyboard.press("Escape");
    await expect(page.locator(flying)).toBeHidden();
    await word(page, miss).click();
    await word(page, second).hover();
    await waitForFrames(page);
    await expect(page.locator(flying)).toBeHidden();
    await page.mouse.move(0, 0);
    await word(page, second).hover();
    await expect(page.locator(flying)).toBeVisible();
  });
});
