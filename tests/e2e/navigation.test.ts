import { brand } from "../fixture-site/content/brand";
import { notFound } from "../fixture-site/content/not-found";
import { previewTags } from "../helpers/link-preview";
import { expect, holdScripts, missingPath, pages, slow, test, waitForHydration } from "./test";

/* The way from page to page, with and without Next's router, and the way back from an unknown address. */

test("opens every page from the footer and returns home (req 1, 2, 3, 4, 9)", async ({ page }) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  for (const { path, title, linkText } of pages.slice(1)) {
    // Before hydration, a link loads a new page.
    await waitForHydration(page);
    await page.getByRole("contentinfo").getByRole("link", { name: linkText }).click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(path);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(heading).toHaveText(pages[0]?.title ?? "");
  }
});

test("the head describes each page once, also after a link has been followed", async ({ page }) => {
  /** Returns the tags that the head has not exactly once. The site has two icons. */
  const wrongTags = () =>
    page.evaluate(
      (tags) => tags.filter((tag) => document.head.querySelectorAll(tag).length !== 1),
      previewTags.filter((tag) => tag !== "link[rel='icon']"),
    );
  const canonical = page.locator("link[rel='canonical']");

  await page.goto("/");
  await waitForHydration(page);
  expect(await wrongTags()).toEqual([]);

  const [, second] = pages;
  await page.getByRole("contentinfo").getByRole("link", { name: second?.linkText }).click();
  await expect(canonical).toHaveAttribute("href", `${brand.siteUrl}${second?.path}`);
  expect(await wrongTags()).toEqual([]);

  await page.getByRole("banner").getByRole("link").first().click();
  await expect(canonical).toHaveAttribute("href", brand.siteUrl);
  expect(await wrongTags()).toEqual([]);
});

test("a page whose data never comes is loaded as a whole after 5 s", slow, async ({ page }) => {
  const [, second] = pages;
  await page.route(/\.txt(\?|$)/, () => {});
  await page.goto("/");
  await waitForHydration(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: second?.linkText });
  await link.click();
  // Opens another tab, and does not end the wait.
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.title ?? "", { timeout: 15_000 });
  await expect(page).toHaveURL(second?.path ?? "");
});

test("an unknown address is logged and links home (req 5, 92, 93, 94, 136)", async ({ page, errors }) => {
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  await waitForHydration(page);
  expect(errors.filter((text) => text.includes(missingPath) && text.startsWith("404"))).toHaveLength(1);
  expect(errors.filter((text) => /hydrat/i.test(text))).toEqual([]);
  await page.getByRole("link", { name: notFound.button }).click();
  await expect(page).toHaveURL("/");
});

test(
  "hydration and navigation keep the scripts and fonts that the build adds to the body",
  slow,
  async ({ page, errors }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const added = page.locator("body > script[async], body > link[rel=preload][as=font], body > svg:has(style)");
    const elements = await added.elementHandles();
    const names = await added.evaluateAll((elements) => elements.map(({ localName }) => localName));
    expect([...new Set(names)].sort()).toEqual(["link", "script", "svg"]);

    async function expectAll() {
      for (const element of elements) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
      expect(errors).toEqual([]);
    }

    release();
    await waitForHydration(page);
    await expectAll();
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("contentinfo").getByRole("link", { name: pages[1]?.linkText }).click();
    await expect(heading).toHaveText(pages[1]?.title ?? "");
    await expectAll();
    await page.goBack();
    await expect(heading).toHaveText(pages[0]?.title ?? "");
    await expectAll();
  },
);

test("a page appears with its styles, and not before they have loaded", slow, async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/\.css$/);
  const { title, linkText } = pages.find(({ path }) => path === "/ingredients") ?? { title: "", linkText: "" };
  await page.getByRole("contentinfo").getByRole("link", { name: linkText }).click();
  await requested;
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(pages[0]?.title ?? "");
  release();
  await expect(heading).toHaveText(title);
  const pending = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
      .filter((link) => !link.disabled && !link.sheet)
      .map(({ href }) => href),
  );
  expect(pending).toEqual([]);
});

/* https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/ */
test("the page hydrates when a CDN has replaced the e-mail address", slow, async ({ page, errors }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const link = RegExp(`<a ([^>]*)href="mailto:${brand.email}"([^>]*)>.*?</a>`, "s");
    expect(html).toMatch(link);
    const hidden = '<span class="__cf_email__" data-cfemail="a1b2">[email&#160;protected]</span>';
    const body = html.replace(link, `<a $1href="/cdn-cgi/l/email-protection#a1b2"$2>${hidden}</a>`);
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("contentinfo").getByText("protected")).toBeAttached();
  expect(errors).toEqual([]);
});
