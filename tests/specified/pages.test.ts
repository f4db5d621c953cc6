import { badgeName, expect, expectInOrder, storeLink, test, whatPath } from "./test";

const back = (page: import("playwright/test").Page) => page.getByRole("main").getByRole("link", { name: "Back" });

test("has its four pages at the specified addresses (req 1, 2, 3, 4)", async ({ read }) => {
  for (const [path, heading] of [
    ["/", /What’s in it\?/],
    ["/about-us", "About Us"],
    ["/why-i-built-this", "Why I Built This"],
    [whatPath, "What Ingrid AI Does"],
  ] as const)
    await expect((await read(path)).getByRole("heading", { level: 1 })).toHaveText(heading);
});

test("has no login or form on any page (req 6)", async ({ read }) => {
  for (const path of ["/", "/about-us", "/why-i-built-this", whatPath]) {
    const page = await read(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("form, input, select, textarea")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /log ?in|sign ?(in|up)/i })).toHaveCount(0);
  }
});

test("has the top bar with mascot and name, a link home, on every page (req 7, 8, 9)", async ({ read }) => {
  for (const path of ["/", "/about-us", "/why-i-built-this", whatPath, "/no-such-page"]) {
    const link = (await read(path)).getByRole("banner").getByRole("link", { name: "Ingrid", exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", "/");
    await expect(link.locator("svg, img")).toHaveCount(1);
  }
});

for (const [number, path, title] of [
  [79, "/about-us", "About Us"],
  [82, "/why-i-built-this", "Why I Built This"],
  [86, whatPath, "What Ingrid AI Does"],
] as const)
  test(`${path} has the title ${title} and a link back (req ${number})`, async ({ read }) => {
    const page = await read(path);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(back(page)).toHaveAttribute("href", "/");
    await expect(page).toHaveTitle(RegExp(`^${title}`));
  });

test("has a card for the founder and one for the lead developer (req 80)", async ({ read }) => {
  const cards = (await read("/about-us")).getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText("Founder");
  await expect(cards.nth(1)).toContainText("Lead Developer");
});

test("has a photo and a biography on each card (req 81)", async ({ read }) => {
  const cards = (await read("/about-us")).getByRole("article");
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    await expect(card.getByRole("img")).toHaveCount(1);
    await expect(
      card
        .locator("p")
        .filter({ hasText: /(\w+\W+){10}/ })
        .first(),
    ).toBeVisible();
  }
});

test("has a square photo, captioned as a childhood photo (req 83)", async ({ read }) => {
  const figure = (await read("/why-i-built-this")).getByRole("figure").filter({ hasText: "Childhood photo" });
  const { width = 0, height = 1 } = (await figure.getByRole("img").boundingBox()) ?? {};
  expect(Math.abs(width - height)).toBeLessThan(2);
});

test("has the story in three moments (req 84)", async ({ read }) => {
  const headings = (await read("/why-i-built-this")).getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([/^1\s*The rash$/, /^2\s*The magnifying glass$/, /^3\s*The first scan$/]);
});

test("ends the story with the badge (req 85)", async ({ read }) => {
  const page = await read("/why-i-built-this");
  const last = page.getByRole("main").getByRole("link").last();
  await expect(last).toHaveAccessibleName(badgeName);
  await expectInOrder([page.getByRole("heading", { name: "The first scan" }), last]);
});

test("explains what the app does (req 87)", async ({ read }) => {
  const page = await read(whatPath);
  const explanation = page.getByRole("main").getByText(/Ingrid reads the ingredient list/);
  await expect(explanation).toBeVisible();
  await expectInOrder([page.getByRole("heading", { level: 1 }), explanation, page.getByRole("heading", { level: 3 })]);
});

test("has six features (req 88)", async ({ read }) => {
  await expect((await read(whatPath)).getByRole("main").locator("li:has(h3)")).toHaveCount(6);
});

test("has the features in two columns from 640 px (req 89)", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(process.env.OWNERS_URL + whatPath);
  const lefts = new Set<number | undefined>();
  for (const item of await page.getByRole("main").locator("li:has(h3)").all()) lefts.add((await item.boundingBox())?.x);
  expect(lefts.size).toBe(2);
});

test("has the badge, then the closing line, after the features (req 90)", async ({ read }) => {
  const main = (await read(whatPath)).getByRole("main");
  const line = main.getByText("Scan ingredients. Get instant knowledge. Make better choices.");
  const badge = main.getByRole("link", { name: badgeName }).last();
  await expect(line).toBeVisible();
  // In reading order, since they are side by side.
  const isBefore = await badge.evaluate(
    (badge, line) => Boolean(line && badge.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING),
    await line.elementHandle(),
  );
  expect(isBefore).toBe(true);
  await expectInOrder([main.locator("li:has(h3)").last(), badge]);
});

test("has the closing line word for word (req 91)", async ({ read }) => {
  const line = "Scan ingredients. Get instant knowledge. Make better choices.";
  await expect((await read(whatPath)).getByText(line, { exact: true })).toBeVisible();
});

test("shows Oops! Page not found at an unknown address (req 92)", async ({ read }) => {
  await expect((await read("/no-such-page")).getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

test("links home from an unknown address (req 93)", async ({ read }) => {
  const link = (await read("/no-such-page")).getByRole("link", { name: "Return to Home" });
  await expect(link).toHaveAttribute("href", "/");
});

test("loads pictures from /assets and /lovable-uploads (req 127)", async ({ read }) => {
  for (const path of ["/", "/about-us", "/why-i-built-this", whatPath]) {
    const sources = await (await read(path))
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((src) => !/^(\/(assets|lovable-uploads)\/|data:)/.test(src))).toEqual([]);
  }
});

test("has the release date in the badge's address (req 129)", async ({ read }) => {
  const badges = (await read()).getByRole("img", { name: badgeName, includeHidden: true });
  expect(await badges.count()).toBeGreaterThan(2);
  for (const badge of await badges.all()) await expect(badge).toHaveAttribute("src", /[?&]releaseDate=1745366400$/);
});

test("has every page without a script (req 135)", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.OWNERS_URL });
  const page = await context.newPage();
  for (const path of ["/", "/about-us", "/why-i-built-this", whatPath, "/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  await context.close();
});

test("has plain store links without a script (req 117)", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.OWNERS_URL });
  const page = await context.newPage();
  for (const path of ["/", "/about-us", "/why-i-built-this", whatPath]) {
    await page.goto(path);
    const links = page.getByRole("link", { name: badgeName });
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", storeLink);
  }
  await context.close();
});
