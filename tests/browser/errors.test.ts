import { errorPage } from "../../content/error-page";
import { faq } from "../../content/faq";
import { plainText } from "../../content/schema/plain-text";
import { testimonials } from "../../content/testimonials";
import { notChecked } from "../not-checked";
import { expectStaticPage, expectWholePage, landingPage, withLandingPage } from "./delivered";
import { expect, open, test, withMotion } from "./test";

/* An error costs its own part of the page, and nothing else. */

test.use(withMotion);

/** Breaks three parts: in each, something that no other part uses. Runs in the page, before its scripts. */
function breakParts() {
  const fail = (part: string) => () => {
    throw new Error(`The test has broken the ${part}.`);
  };
  const getComputedStyle = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) =>
    element.matches("#testimonials [role=group]") ? fail("marquee")() : getComputedStyle(element, pseudo);
  Object.defineProperty(HTMLUListElement.prototype, "scrollWidth", { get: fail("scroller") });
  Element.prototype.getAnimations = fail("puzzle");
}

test("the rest of the page works when the marquee, the scroller and the puzzle throw", async ({ page, errors }) => {
  await page.addInitScript(breakParts);
  await open(page);
  if (testimonials.length > 0) await page.locator("#testimonials").scrollIntoViewIfNeeded();
  else notChecked("there are no quotes: an error in the marquee is not tested");
  for (const part of ["scroller", "puzzle", ...(testimonials.length > 0 ? ["marquee"] : [])])
    await expect.poll(() => errors.join()).toContain(`The test has broken the ${part}.`);
  await page.getByRole("button", { name: faq[0]?.question }).click();
  await expect(page.getByText(plainText(faq[0]?.answer ?? ""))).toBeVisible();
  await expectWholePage(page);
});

test("the page is whole in a browser without one of the observers, AbortController or matchMedia", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, new URLSearchParams(location.search).get("without") ?? "");
  });
  for (const name of ["IntersectionObserver", "ResizeObserver", "MutationObserver", "AbortController", "matchMedia"])
    await test.step(name, async () => {
      await page.goto(`/?without=${name}`);
      await expect.poll(() => page.locator("html").getAttribute("data-state")).toMatch(/ready|static/);
      expect(await page.evaluate((name) => Reflect.get(window, name), name)).toBeUndefined();
      await expectWholePage(page);
    });
});

/** Makes Next's router throw. Runs in the page. */
function breakHistory() {
  for (const name of ["pushState", "replaceState"])
    Object.defineProperty(History.prototype, name, {
      value: () => {
        throw new Error("The test has broken the history.");
      },
    });
}

/** The landing page with an error in its data that nothing notices before React reads it, and without a policy. */
const brokenPage = landingPage
  .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "")
  // Another id for the last row of the data, of the same length. React waits for the row until the data ends.
  .replace(/\\n[0-9a-f]{2}:(?!.*\\n[0-9a-f]{2}:)/s, "\\nff:");

test("the delivered page is shown again when React cannot read its data, or Next's router throws", async ({
  page,
  serveWith,
}) => {
  await page.goto(await serveWith(withLandingPage(brokenPage)));
  await expectStaticPage(page);
  await page.addInitScript(breakHistory);
  await page.goto("/");
  await expectStaticPage(page);
});

test("when the delivered page cannot be shown again, the error screen has a message and a way home (req 7, 95)", async ({
  page,
  serveWith,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "deliveredPage", { get: () => undefined, set: () => {} });
  });
  await page.goto(await serveWith(withLandingPage(brokenPage)));
  if (errorPage.title !== "Unexpected Application Error!") notChecked("errorPage.title differs (req 95)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage.title);
  await expect(page.getByText(/error/i).nth(1)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: errorPage.button })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
});
