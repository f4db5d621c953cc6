import { constants } from "../../content/constants";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { store } from "../../content/store";
import { testimonials } from "../../content/testimonials";
import { pages } from "./pages";
import { expect, moving, test } from "./test";

test.use(moving);

/* What a visitor has whose scripts are off; where ours are lost is in faults.test.ts. */
test.use({ javaScriptEnabled: false });

test("every answer, quote and call to action of the landing page can be read", async ({ page }) => {
  await page.goto("/");
  for (const { answer } of faq) {
    await expect(page.getByText(answer)).toBeVisible();
  }
  for (const { quote } of testimonials) await expect(page.getByText(quote)).toBeVisible();
  await expect(page.getByText(home.stickyBar.title)).toBeVisible();
  // The hand-off is nothing for a phone, which has the link itself; controls of the label that
  // need scripts would be nothing but a promise.
  const optional =
    "[data-hand-off], .js-only, .marquee-button, .scroll-buttons, .label-chip, [aria-expanded=true] > .word-gloss, [aria-hidden], script, source";
  const hidden = () =>
    page.locator("main *").evaluateAll(
      (elements, optional) =>
        elements
          .filter((element) => {
            const { visibility, opacity, display } = getComputedStyle(element);
            const isHidden = visibility === "hidden" || opacity === "0" || display === "none";
            const isOptional =
              element.closest(optional) ?? element.querySelector("[data-hand-off]");
            return isHidden && !isOptional;
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      optional,
    );
  // The label's explanation rises as the page arrives.
  await expect.poll(hidden).toEqual([]);
});

test("every download control leads to the store, every other link to a page", async ({
  page,
  request,
}) => {
  for (const { path, title } of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const controls = page.locator("[data-store-link]");
    expect(await controls.count()).toBeGreaterThan(0);
    for (const href of await controls.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    ))
      expect(href).toBe(store.link);
    const own = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of new Set(own)) expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("the quotes are a row that scrolls by hand", async ({ page }) => {
  const slot = constants.marquee.cardWidth + constants.marquee.gap;
  const beyond = testimonials.length * slot - (page.viewportSize()?.width ?? 0);
  test.skip(beyond < slot, "all quotes are seen at once");
  await page.goto("/");
  const row = page.locator("#testimonials [tabindex='0']");
  const reach = await row.evaluate((element) => {
    element.scrollLeft = 1e6;
    return element.scrollLeft;
  });
  expect(reach).toBeGreaterThan(beyond - slot);
});
