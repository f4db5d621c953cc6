import { home } from "../fixture-site/content/home";
import { everyPath, expect, onPhone, open, slowOnPhone, test } from "./test";

/* Chromium does not zoom at two taps on a page as wide as the phone, and Safari does. Both read this property. */
for (const path of everyPath)
  test(`two fast taps on a control of ${path} do not zoom`, path === "/" ? onPhone : slowOnPhone, async ({ page }) => {
    await open(page, path);
    const actions = await page
      .locator("a, button, summary, [role=button]")
      .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).touchAction));
    expect(actions.length).toBeGreaterThan(5);
    expect(new Set(actions)).toEqual(new Set(["manipulation"]));
  });

test("a swipe at the end of a row does not go back in history", slowOnPhone, async ({ page }) => {
  await open(page);
  const rows = [home.testimonials.id, home.whoThisHelps.id].map((id) => page.locator(`#${id} [tabindex="0"]`).first());
  for (const row of rows) {
    await expect(row).toHaveCSS("overflow-x", "auto");
    await expect(row).toHaveCSS("overscroll-behavior-x", "contain");
    // A vertical swipe scrolls the page.
    await expect(row).toHaveCSS("overscroll-behavior-y", "auto");
  }
});
