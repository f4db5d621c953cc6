import type { Locator, Page } from "playwright/test";
import { home } from "../../content/home";
import {
  copy,
  edges,
  first,
  list,
  miss,
  path,
  press,
  receipt,
  solve,
  status,
  targets,
  withTargets,
  word,
} from "./puzzle";
import { expect, onBoth, onDesktop, open, test, waitForHydration, withMotion } from "./test";

test.skip(!withTargets, "no product has several targets");
const [target = "", second = ""] = targets;
const receiptBox = `#label [role=group][aria-label="${copy.receipt.title}"]`;

test("has a heading with the question, and says nothing before the visitor does something", async ({ page }) => {
  await open(page, path);
  await expect(page.locator("#label").getByRole("heading")).toHaveText(withTargets.puzzle?.question ?? "");
  await expect(status(page)).toHaveText("");
});

test("a word is named by what is printed, and described as found or flagged", onBoth, async ({ page }) => {
  await open(page, path);
  await press(page, target);
  await expect(word(page, target)).toHaveAccessibleDescription(copy.found);
  const shown = await list(page).getByRole("button").allInnerTexts();
  const names = (await list(page).ariaSnapshot()).match(/(?<=button ").*?(?=")/g);
  expect(names).toEqual(shown.map((text) => text.trim()));
});

test("each press says one message, also when it is repeated", async ({ page }) => {
  await open(page, path);
  await page.evaluate(() => {
    const element = document.querySelector("#label [role=status]") as Element;
    const said: string[] = [];
    new MutationObserver(() => said.push(element.textContent ?? "")).observe(element, { childList: true });
    Object.assign(window, { said });
  });
  await press(page, miss);
  await expect(status(page)).toContainText(miss);
  await press(page, miss);
  await expect.poll(() => page.evaluate(() => (window as { said?: string[] }).said?.length)).toBe(2);
  await press(page, target);
  await expect(status(page)).toContainText(target);
  expect(await page.evaluate(() => (window as { said?: string[] }).said?.length)).toBe(3);
});

test("the link past the words leads to the answer", onDesktop, async ({ page }) => {
  await open(page, path);
  await page.getByRole("link", { name: copy.skip }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isPast = await list(page).evaluate((element) => {
    const order = element.compareDocumentPosition(document.activeElement as Element);
    return order === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isPast).toBe(true);
});

test("a preference flags words with a mark that is not the stroke of what is found", async ({ page }) => {
  const flagged = withTargets.preferences.find(({ id }) =>
    withTargets.ingredients.some(({ name, matters }) => name === target && matters?.[id] === "look"),
  );
  test.skip(!flagged, "no preference flags a target");
  await open(page, path);
  await page.getByRole("button", { name: flagged?.text, exact: true }).click();
  const mark = await word(page, target).evaluate((element) => ({
    stroke: getComputedStyle(element, "::before").transform,
    line: getComputedStyle(element, "::after").height,
  }));
  // scaleX(0): no stroke.
  expect(mark.stroke).toMatch(/^matrix\(0, /);
  expect(Number.parseFloat(mark.line)).toBeGreaterThanOrEqual(4);
  await expect(status(page)).not.toHaveText("");
});

/* The heights of Safari's windows on small and large iPhones, and of tablets and desktops. */
for (const [width, height] of [
  [375, 553],
  [390, 640],
  [390, 664],
  [390, 700],
  [402, 720],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the receipt is whole in a window of ${width}x${height}, and nothing moves or is covered`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    const words = `#label [aria-label="${copy.lead}"]`;
    const before = await edges(page, words);
    await solve(page);
    await expect(receipt(page)).toBeInViewport({ ratio: 1 });
    await expect(receipt(page).getByText(withTargets.puzzle?.total ?? "")).toBeVisible();
    expect(await edges(page, words)).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const { top, bottom } = await edges(page, receiptBox);
    const rating = await edges(page, "#hero h1 ~ p:last-of-type");
    const heading = await edges(page, "#label h2");
    expect(bottom).toBeLessThanOrEqual(heading.top);
    if (width < 768) expect(top).toBeGreaterThanOrEqual(rating.bottom);
  });
}

test("the receipt offers the download and the dare, and the last answer stays", async ({ page }) => {
  await open(page, path);
  await solve(page);
  await expect(receipt(page).getByRole("link")).toHaveAttribute("data-placement", "puzzle");
  const last = page
    .locator("#label-answer")
    .getByText(targets.at(-1) ?? "", { exact: true })
    .first();
  await expect(last).toBeVisible();
});

test("the offer fits in the buttons of the hero and of the receipt on the smallest phones", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, path);
  await solve(page);
  const offers = page.locator("#hero").getByText(home.hero.offer, { exact: true });
  await expect(offers).toHaveCount(2);
  await expect(receipt(page)).toBeVisible();
  for (const offer of await offers.all())
    expect(await offer.evaluate((offer) => offer.scrollWidth - offer.clientWidth)).toBe(0);
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the receipt is there at most 1.5 s after the last target", async ({ page }) => {
    await open(page, path);
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
});

test("the copied dare has the time and the link to the product's page", onDesktop, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await open(page, path);
  await solve(page);
  await page.getByRole("button", { name: copy.share }).click();
  await expect(status(page)).toHaveText(copy.copied);
  const dare = await page.evaluate(() => navigator.clipboard.readText());
  expect(dare).toContain(`${new URL(page.url()).origin}${path}`);
  expect(dare).toMatch(/1 second|\d+ seconds/);
});

test("the dare is in a field to copy when the clipboard is denied", onDesktop, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await open(page, path);
  await solve(page);
  await page.getByRole("button", { name: copy.share }).click();
  await expect(page.getByRole("textbox", { name: copy.linkField })).toHaveValue(
    RegExp(`${new URL(page.url()).origin}${path}$`),
  );
});

test("the dare goes to the share sheet, and nothing happens when the visitor closes it", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Object.assign(window, { shared: data });
      throw new DOMException("closed", "AbortError");
    };
  });
  await open(page, path);
  await solve(page);
  const said = await status(page).textContent();
  await page.getByRole("button", { name: copy.share }).click();
  const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared);
  await expect.poll(async () => (await shared())?.url).toBe(new URL(path, page.url()).href);
  expect((await shared())?.text).toContain(withTargets.puzzle?.share.split("{")[0]);
  await expect(page.getByRole("button", { name: copy.share })).toBeEnabled();
  await expect(status(page)).toHaveText(said ?? "");
  await expect(page.getByRole("textbox", { name: copy.linkField })).toHaveCount(0);
});

test("a product that is chosen has the focus on its question", async ({ page }) => {
  const other = [first, ...(await import("../../content/products")).products].find(({ id }) => id !== withTargets.id);
  test.skip(!other?.puzzle, "there is no other puzzle");
  await open(page, path);
  await page
    .getByRole("group", { name: copy.products })
    .getByRole("link", { name: RegExp(`^${other?.kind}`) })
    .click();
  await expect(page.locator("#label h2")).toBeFocused();
  await expect(page.locator("#label h2")).toHaveText(other?.puzzle?.question ?? "");
});

test.describe("the demo", () => {
  test.use(withMotion);

  test("counts the first word without a message, and survives a small scroll", async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.mouse.wheel(0, 60);
    await expect(word(page, target)).toHaveAccessibleDescription(copy.found, { timeout: 10_000 });
    await expect(status(page)).toHaveText("");
  });

  test("moves nothing else", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries())
          (window as unknown as { shift: number }).shift += Reflect.get(entry, "value");
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, path);
    await expect(word(page, target)).toHaveAccessibleDescription(copy.found, { timeout: 10_000 });
    const isMoving = () =>
      page.locator("#label").evaluate((label) => label.getAnimations({ subtree: true }).length > 0);
    await expect.poll(isMoving).toBe(false);
    expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThanOrEqual(0.01);
  });
});

test.describe("the phone", () => {
  test.use(withMotion);
  const flying = '#label [class*="phone"][style*="transform"]';

  /** Waits until the code that moves the phone has loaded. */
  async function waitForPhone(page: Page) {
    await page.mouse.move(5, 5);
    await page.locator("#label [data-draggable]").waitFor();
  }

  test("is dragged by touch to a word, whose answer is then shown", async ({ page }) => {
    await open(page, path);
    await waitForPhone(page);
    // Ends the demo, which moves the phone.
    await press(page, second);
    await expect(page.locator(flying)).toHaveCount(1);
    await expect(page.locator(flying)).toHaveCount(0);
    const middle = async (element: Locator) => {
      const box = await element.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.75 };
    };
    const start = await middle(page.locator("#label [data-draggable]"));
    const end = await middle(word(page, miss));
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: (typeof start)[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [start]);
    for (const share of [0.3, 0.6, 1])
      await touch("touchMove", [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }]);
    await touch("touchEnd", []);
    await expect(word(page, miss)).toHaveAttribute("aria-current");
    await expect(status(page)).toContainText(miss);
    await expect(page.locator(flying)).toHaveCount(0);
  });

  test("flies to a word that is tapped, and is not over the answer", async ({ page }) => {
    await open(page, path);
    await waitForPhone(page);
    // In each frame, how far the phone reaches over the answer.
    await page.evaluate((flying) => {
      const reach: number[] = [];
      Object.assign(window, { reach });
      const measure = () => {
        const phone = document.querySelector(flying)?.getBoundingClientRect();
        const answer = document.getElementById("label-answer")?.getBoundingClientRect();
        if (phone && answer) reach.push(phone.bottom - answer.top);
        requestAnimationFrame(measure);
      };
      measure();
    }, flying);
    const reach = () => page.evaluate(() => (window as unknown as { reach: number[] }).reach);
    await press(page, second);
    await expect.poll(async () => (await reach()).length).toBeGreaterThan(3);
    await expect(page.locator(flying)).toHaveCount(0);
    expect(Math.max(...(await reach()))).toBeLessThanOrEqual(8);
  });

  test("follows the mouse, and Escape puts it away", onDesktop, async ({ page }) => {
    await open(page, path);
    await waitForPhone(page);
    await word(page, miss).hover();
    await page.mouse.move(0, 0);
    await word(page, second).hover();
    await expect(page.locator(flying)).toBeVisible();
    const middleOf = async (selector: Locator) => {
      const box = await selector.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    const distance = async () => (await middleOf(page.locator(flying))) - (await middleOf(word(page, second)));
    await expect.poll(async () => Math.abs(await distance())).toBeLessThan(4);
    await page.keyboard.press("Escape");
    await expect(page.locator(flying)).toHaveCount(0);
  });
});
