import jsQR from "jsqr";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { constants } from "../../content/constants";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { expect, framesPassed, hydrated, onDesktop, test } from "./test";

const { handOff } = site;
const base = store.oneLinkTemplate ?? store.link;
const tagged = `${base}?pid=ad&c=${"long-campaign-name-".repeat(8)}`;

/** What a phone's camera reads from the code as it is on the screen. */
async function scan(code: Locator) {
  await code.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const codes = (page: Page) => page.getByRole("img", { name: handOff.codeAlt });
const copy = (page: Page) => page.getByRole("button", { name: handOff.button }).first();

test("is for wide windows alone", async ({ page, isMobile }) => {
  await page.goto("/");
  await expect(codes(page)).toHaveCount(isMobile ? 0 : 2);
  await expect(copy(page)).toBeVisible({ visible: !isMobile });
});

test.describe("hand-off", onDesktop, () => {
  test.use({ deviceScaleFactor: 2 });

  test("shows codes that a phone reads as the store link, and as the tagged link once there is one", async ({
    page,
  }) => {
    await page.route(store.smartScript, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => ({ clickURL: ${JSON.stringify(tagged)} }) };`,
      }),
    );
    await page.goto("/");
    for (const code of await codes(page).all()) await expect.poll(() => scan(code)).toBe(tagged);
    await page.unroute(store.smartScript);
    await page.evaluate(() => sessionStorage.clear());
    await page.route(store.smartScript, (route) => route.abort());
    await page.goto("/");
    for (const code of await codes(page).all()) expect(await scan(code)).toBe(store.link);
  });

  test("keeps the store link's codes when the tagged link is too long for one", async ({
    page,
    watched,
  }) => {
    const long = `${base}?c=${"x".repeat(3000)}`;
    await page.route(store.smartScript, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => ({ clickURL: ${JSON.stringify(long)} }) };`,
      }),
    );
    const generator = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith(".js") && (await answer.text().catch(() => "")).includes("viewBox"),
    );
    await page.goto("/");
    await expect(page.locator("#hero [data-store-link]").first()).toHaveAttribute("href", long);
    await generator;
    await framesPassed(page);
    for (const code of await codes(page).all()) expect(await scan(code)).toBe(store.link);
    expect(watched.complaints).toEqual([]);
  });

  test("copies the link and says so for 4000 ms, to screen readers too", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const part = page.waitForResponse(/\.js$/);
    await copy(page).click();
    await part;
    const toast = page.getByText(handOff.copied);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toast).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(store.link);
    await expect(page.locator("[aria-live]").filter({ has: toast })).toHaveCount(1);
    expect(constants.toasts.duration).toBe(4000);
    await page.clock.runFor(3500);
    await expect(toast).toBeVisible();
    // It is gone once it has faded.
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  });

  test("shows three answers at once and no more", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.goto("/");
    await hydrated(page);
    for (let press = 0; press < 5; press++) await copy(page).click();
    await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(
      constants.toasts.visible,
    );
  });

  test("selects the link where copying is denied, and offers to try again", async ({
    page,
    watched,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await page.goto("/");
    await hydrated(page);
    await copy(page).click();
    await expect(page.getByRole("textbox", { name: handOff.field })).toHaveValue(store.link);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(store.link);
    await expect(page.getByText(handOff.denied)).toBeVisible();
    await expect(page.getByRole("button", { name: handOff.again })).toBeVisible();
    expect(watched.complaints).toEqual([]);
  });
});
