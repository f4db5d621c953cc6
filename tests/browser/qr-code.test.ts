import type { Locator, Page } from "playwright/test";
import { constants } from "../../content/constants";
import { faq } from "../../content/faq";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { scan } from "../helpers/scan";
import {
  expect,
  hold,
  holdScripts,
  onDesktop,
  open,
  serveProvider,
  test,
  waitForFrames,
  waitForHydration,
} from "./test";

/* The QR code for visitors on a computer, copying its link, and the toasts that only copying shows. */

const { desktopQrCode: copy } = site;
/** The address of a visit from an ad with a long click id, which its link has twice. */
const fromAd = `/?utm_source=ad&gclid=${"Cj0KCQiA_mK-BhDr1xQz7".repeat(8)}`;

/** Scans a code that is on the screen. */
async function scanned(code: Locator) {
  await code.scrollIntoViewIfNeeded();
  return scan(await code.screenshot());
}

const qrCodes = (page: Page) => page.getByRole("img", { name: copy.codeAlt });
const copyButtons = (page: Page) => page.getByRole("button", { name: copy.button });
const copyButton = (page: Page) => copyButtons(page).first();
const toastsOf = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: RegExp(`${copy.copied}|${copy.denied}`) });

/** Waits until the download links are tagged. Returns their address. */
async function taggedLink(page: Page) {
  await expect.poll(() => page.evaluate(() => window.smartLink?.status)).toBe("tagged");
  const link = page.locator("#hero a[data-placement]").first();
  await expect(link).not.toHaveAttribute("href", store.link);
  return (await link.getAttribute("href")) ?? "";
}

/** Opens the landing page for a visit from an ad. Returns the tagged link. */
async function openFromAd(page: Page) {
  await page.route(store.smartScript, serveProvider);
  await open(page, fromAd);
  return taggedLink(page);
}

test("windows from 768 px count as a desktop, and their code is that of the tagged link (req 115)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  const tagged = await openFromAd(page);
  await expect(qrCodes(page)).toHaveCount(0);
  await expect(copyButton(page)).toBeHidden();
  // A phone makes no code.
  await waitForFrames(page);
  await expect(page.locator(`img[alt="${copy.codeAlt}"]`).first()).toHaveAttribute("src", /\.svg$/);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(qrCodes(page)).toHaveCount(2);
  await expect(copyButton(page)).toBeVisible();
  for (const code of await qrCodes(page).all()) await expect.poll(() => scanned(code)).toBe(tagged);
});

/* tests/unit/qr-code.test.ts has other screens. */
test.describe("on a screen with 1.25 device pixels in a pixel", onDesktop, () => {
  test.use({ deviceScaleFactor: 1.25 });

  test("the code is that of the store link until the link is tagged", async ({ page }) => {
    const release = await hold(page, store.smartScript, serveProvider);
    // The pending script delays the page's load event.
    await page.goto(fromAd, { waitUntil: "domcontentloaded" });
    await waitForHydration(page);
    await expect(qrCodes(page)).toHaveCount(2);
    for (const code of await qrCodes(page).all()) await expect.poll(() => scanned(code)).toBe(store.link);
    release();
    const tagged = await taggedLink(page);
    await expect(qrCodes(page).first()).toHaveAttribute("src", /^data:/);
    for (const code of await qrCodes(page).all()) await expect.poll(() => scanned(code)).toBe(tagged);
  });
});

test.describe("copying the link", onDesktop, () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is confirmed once for 4000 ms, also when its code loads late, at most three times at once; when it fails, the link is selected, and can be copied again for 5000 ms (req 133, 134)", async ({
    page,
    errors,
  }) => {
    await page.clock.install();
    await open(page);
    const toasts = toastsOf(page);
    /** Counts the toasts that are visible after 20 ms. */
    const count = async () => {
      await page.clock.runFor(20);
      return toasts.evaluateAll((items) => items.filter((item) => getComputedStyle(item).opacity === "1").length);
    };
    await page.getByRole("button", { name: faq[0]?.question }).click();
    await expect(page.getByRole("button", { name: faq[0]?.question, expanded: true })).toBeVisible();
    expect(await toasts.count()).toBe(0);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    // The toasts' code loads for longer than a toast is shown.
    const release = await holdScripts(page);
    await copyButton(page).click();
    await page.clock.runFor(constants.toasts.duration + 500);
    expect(await toasts.count()).toBe(0);
    release();
    await expect.poll(count).toBe(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(store.link);
    await page.clock.runFor(3400);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(1200);
    await expect(toasts).toHaveCount(0);
    // The other button has the same list of messages, which is a live region.
    await copyButtons(page).last().click();
    await expect.poll(count).toBe(1);
    await expect(page.getByRole("region", { name: site.toasts })).toHaveCount(1);
    await page.clock.runFor(6000);
    await expect(toasts).toHaveCount(0);
    for (let press = 0; press < 5; press++) await copyButton(page).click();
    await expect.poll(count).toBe(3);
    await page.clock.runFor(6000);
    await expect(toasts).toHaveCount(0);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await copyButton(page).click();
    await expect(page.getByRole("textbox", { name: copy.field })).toHaveValue(store.link);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(store.link);
    await expect.poll(count).toBe(1);
    await expect(toasts.filter({ hasText: copy.denied }).getByRole("button", { name: copy.again })).toBeVisible();
    await page.clock.runFor(4300);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(1400);
    await expect(toasts).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
