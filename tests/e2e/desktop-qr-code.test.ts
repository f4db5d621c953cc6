import jsQR from "jsqr";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { constants } from "../../content/constants";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { answering, expect, framesPassed, onDesktop, onPhone, open, serve, test } from "./test";

const { handOff } = site;
const base = store.oneLinkTemplate ?? store.link;

/** What a phone's camera reads from the code as it is on the screen. */
async function scan(code: Locator) {
  await code.scrollIntoViewIfNeeded();
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const codes = (page: Page) => page.getByRole("img", { name: handOff.codeAlt });
const copy = (page: Page) => page.getByRole("button", { name: handOff.button }).first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const giveLink = (page: Page, link: string) =>
  page.route(store.smartScript, serve(answering(`{ clickURL: ${JSON.stringify(link)} }`)));

test("a phone shows no hand-off", onPhone, async ({ page }) => {
  await page.goto("/");
  await expect(codes(page)).toHaveCount(0);
  await expect(copy(page)).toBeHidden();
});

test.describe("hand-off", onDesktop, () => {
  test.use({ deviceScaleFactor: 2, permissions: ["clipboard-read", "clipboard-write"] });

  test("a phone reads the codes as the store link, then as the tagged one (req 115)", async ({
    page,
  }) => {
    await open(page);
    await expect(codes(page)).toHaveCount(2);
    for (const code of await codes(page).all()) expect(await scan(code)).toBe(store.link);
    test.skip(store.consent === "off", "nobody is attributed");
    const tagged = `${base}?pid=ad&c=${"long-campaign-name-".repeat(8)}`;
    await giveLink(page, tagged);
    await page.setViewportSize({ width: 767, height: 900 });
    await open(page);
    await expect(page.locator(`#hero a[href="${tagged}"]`).first()).toBeAttached();
    // What makes a code anew would have come by now.
    await page.waitForLoadState("networkidle");
    await framesPassed(page);
    await expect(page.locator("#hero div[data-placement] img").first()).toHaveAttribute(
      "src",
      /\.svg$/,
    );
    await page.setViewportSize({ width: 768, height: 900 });
    for (const code of await codes(page).all()) await expect.poll(() => scan(code)).toBe(tagged);
    // No code holds so long a link.
    const long = `${base}?c=${"x".repeat(3000)}`;
    await giveLink(page, long);
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    await expect(page.locator(`#hero a[href="${long}"]`).first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    for (const code of await codes(page).all())
      await expect.poll(() => scan(code)).toBe(store.link);
  });

  test("copies the link and says so for 4000 ms, three times at most (req 133)", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const part = page.waitForResponse(/\.js$/);
    await copy(page).click();
    await part;
    const toast = page.getByText(handOff.copied);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toast).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(await copied(page)).toBe(store.link);
    await expect(page.locator("[aria-live]").filter({ has: toast })).toHaveCount(1);
    expect(constants.toasts).toEqual({ visible: 3, duration: 4000, durationWithAction: 5000 });
    await page.clock.runFor(3500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
    for (let press = 0; press < 5; press++) await copy(page).click();
    const shown = page.locator("[data-sonner-toast][data-visible=true]");
    await expect.poll(() => page.clock.runFor(20).then(() => shown.count())).toBe(3);
  });

  test("selects the link where copying is denied", async ({ page, complaints }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await open(page);
    await copy(page).click();
    await expect(page.getByRole("textbox", { name: handOff.field })).toHaveValue(store.link);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(store.link);
    await expect(page.getByText(handOff.denied)).toBeVisible();
    await expect(page.getByRole("button", { name: handOff.again })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  /* A visitor whose page is older than what the host has: the part that is fetched late is gone, once or for good. */
  for (const times of [1, 2])
    test(`copies the link and says so, its part lost ${times} of 2 times`, async ({ page }) => {
      let asked = 0;
      await page.route("**/_next/static/chunks/*.js", async (route) => {
        const response = await route.fetch();
        const isPart = (await response.text()).includes("data-sonner-toast");
        if (isPart && asked++ < times) await route.fulfill({ status: 404, body: "gone" });
        else await route.fulfill({ response });
      });
      await open(page);
      await copy(page).click();
      const answer = page.getByRole("button", { name: handOff.copied });
      await expect(times === 1 ? page.locator("[data-sonner-toast]") : answer).toHaveText(
        handOff.copied,
      );
      expect(asked).toBe(2);
      expect(await copied(page)).toBe(store.link);
      await expect(answer).toBeHidden({ timeout: constants.toasts.duration + 1500 });
      await expect(copy(page)).toBeVisible();
    });
});
