import jsQR from "jsqr";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { faq } from "../fixture-site/content/faq";
import { site } from "../fixture-site/content/site";
import { store } from "../fixture-site/content/store";
import { expect, onDesktop, open, serveResult, slow, slowOnPhone, test, waitForFrames } from "./test";

/* The QR code for visitors on a computer, the copying of its link, and the toasts that only the copying shows. */

const { desktopQrCode: copy } = site;
const base = store.oneLinkTemplate ?? store.link;

/** Reads a QR code from the screen, as a phone's camera does. */
async function scan(code: Locator) {
  await code.scrollIntoViewIfNeeded();
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const qrCodes = (page: Page) => page.getByRole("img", { name: copy.codeAlt });
const copyButton = (page: Page) => page.getByRole("button", { name: copy.button }).first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("is not shown on a phone", slowOnPhone, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await open(page);
  await expect(qrCodes(page)).toHaveCount(2);
  await expect(copyButton(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(qrCodes(page)).toHaveCount(0);
  await expect(copyButton(page)).toBeHidden();
});

test.describe("the QR code and its link", onDesktop, () => {
  test.use({ deviceScaleFactor: 2, permissions: ["clipboard-read", "clipboard-write"] });

  test("contains the store link", slow, async ({ read }) => {
    const page = await read();
    await expect(qrCodes(page)).toHaveCount(2);
    for (const code of await qrCodes(page).all()) expect(await scan(code)).toBe(store.link);
  });

  /* A link of 3000 characters is too long for a QR code. */
  for (const [content, query, fits] of [
    ["the tagged link", `pid=ad&c=${"long-campaign-name-".repeat(8)}`, true],
    ["the store link when the tagged link is too long", `c=${"x".repeat(3000)}`, false],
  ] as const)
    test(`contains ${content} in windows from 768 px (req 115)`, fits ? {} : slow, async ({ page }) => {
      const tagged = `${base}?${query}`;
      const result = JSON.stringify({ clickURL: tagged });
      await page.route(store.smartScript, serveResult(result));
      await page.setViewportSize({ width: 767, height: 900 });
      await open(page);
      await expect(page.locator(`#hero a[href="${tagged}"]`).first()).toBeAttached();
      await waitForFrames(page);
      const hidden = page.locator(`img[alt="${copy.codeAlt}"]`).first();
      await expect(hidden).toHaveAttribute("src", /\.svg$/);
      await page.setViewportSize({ width: 768, height: 900 });
      const expected = fits ? tagged : store.link;
      for (const code of await qrCodes(page).all()) await expect.poll(() => scan(code)).toBe(expected);
    });

  test("shows a toast for 4000 ms, and at most three at once (req 133)", slow, async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await copyButton(page).click();
    const toast = page.getByText(copy.copied);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toast).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(await clipboard(page)).toBe(store.link);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(3500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
    for (let press = 0; press < 5; press++) await copyButton(page).click();
    const toasts = page.getByRole("listitem").filter({ hasText: copy.copied });
    const countVisible = async () => {
      await page.clock.runFor(20);
      return toasts.evaluateAll((items) => items.filter((item) => getComputedStyle(item).opacity === "1").length);
    };
    await expect.poll(countVisible).toBe(3);
  });

  test("only copying the link shows a toast (req 134)", slow, async ({ page }) => {
    const toasts = page.getByRole("listitem").filter({ hasText: RegExp(`${copy.copied}|${copy.denied}`) });
    await open(page);
    await page.getByRole("button", { name: faq[0]?.question }).click();
    await expect(page.getByRole("button", { name: faq[0]?.question, expanded: true })).toBeVisible();
    // Without waiting, because a toast disappears by itself.
    expect(await toasts.count()).toBe(0);
    await copyButton(page).click();
    await expect(toasts).toHaveCount(1);
  });

  test("selects the link when copying is denied", slow, async ({ page, errors }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await open(page);
    await copyButton(page).click();
    await expect(page.getByRole("textbox", { name: copy.field })).toHaveValue(store.link);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(store.link);
    await expect(page.getByText(copy.denied)).toBeVisible();
    await page.getByRole("button", { name: copy.again }).click();
    await expect(page.getByRole("textbox", { name: copy.field })).toBeFocused();
    expect(errors).toEqual([]);
  });
});

/* A link has about 300 characters when an ad adds its click id. */
for (const deviceScaleFactor of [1, 1.25, 1.5, 2])
  test.describe(`on a screen with ${deviceScaleFactor} device pixels in a pixel`, onDesktop, () => {
    test.use({ deviceScaleFactor });

    for (const length of [180, 250, 304, 400, 500])
      test(
        `the QR codes of a link with ${length} characters can be read`,
        length === 304 ? {} : slow,
        async ({ page }) => {
          const tagged = `${base}?pid=ad&gclid=`.padEnd(length, "Cj0KCQiA_mK-BhDr1xQz7");
          await page.route(store.smartScript, serveResult(JSON.stringify({ clickURL: tagged })));
          await open(page);
          await expect(qrCodes(page).first()).toHaveAttribute("src", /^data:/);
          for (const code of await qrCodes(page).all()) expect(await scan(code)).toBe(tagged);
        },
      );
  });
