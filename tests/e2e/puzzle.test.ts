import type { Locator, Page } from "playwright/test";
import type { Ingredient } from "../../content/schema";
import { brand } from "../fixture-site/content/brand";
import { flags } from "../fixture-site/content/flags";
import { pages } from "../fixture-site/content/pages";
import { puzzleCopy as copy, products } from "../fixture-site/content/products";
import { ingredientOf } from "../helpers/ingredient-of";
import { wordBoxes } from "../helpers/word-boxes";
import { wordPattern } from "../helpers/word-pattern";
import {
  expect,
  holdLateScripts,
  holdScripts,
  onDesktop,
  onPhone,
  open,
  slow,
  slowOnDesktop,
  slowOnPhone,
  test,
  waitForFrames,
  waitForHydration,
  waitUntilSettled,
  withMotion,
} from "./test";

const [gums, cream] = products;
const finds = gums.puzzle?.finds ?? [];
const progress = (found: number) =>
  copy.progress.replace("{found}", String(found)).replace("{all}", String(finds.length));
const label = (page: Page) => page.locator("#label");
const hero = (page: Page) => page.locator("#hero");
const shelf = (page: Page) => page.getByRole("group", { name: copy.products });
const word = (page: Page, name: string) => label(page).getByRole("button", { name: wordPattern(name) });
const slot = (page: Page) => label(page).locator("[aria-live]").first();

/** Returns how far the word in an element exceeds the sides of another element, in px. Infinity when it is divided. */
async function overflowOf(text: Locator, container: Locator) {
  const [first] = await text.evaluate(wordBoxes);
  if (first?.lines.length !== 1) return Number.POSITIVE_INFINITY;
  const { x = 0, width = 0 } = (await container.boundingBox()) ?? {};
  return Math.max(x - first.box.left, first.box.right - x - width);
}

/** Returns the room between the right side of a word and the left side of what is printed beside it, in px. */
async function sidewaysGap(word: Locator, print: Locator) {
  const [{ x = 0, width = 0 }, other] = [(await word.boundingBox()) ?? {}, await print.boundingBox()];
  return (other?.x ?? 0) - x - width;
}

/** Moves the mouse to an ingredient until the lens, which loads late, shows what it means. */
async function expectLens(page: Page, { name = "", gloss = "" }: Partial<Ingredient> = {}) {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await word(page, name).hover();
    await expect(hero(page).getByText(gloss, { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

for (const height of [844, 664])
  test(
    `the whole puzzle fits on a phone of 390x${height}`,
    height === 664 ? onPhone : slowOnPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      await open(page);
      await expect(page.getByText(gums.brand, { exact: true }).first()).toBeInViewport({
        ratio: 1,
      });
      await expect(word(page, finds.at(-1) ?? "")).toBeInViewport({ ratio: 1 });
      expect((await slot(page).boundingBox())?.y).toBeLessThanOrEqual(height - 60);
    },
  );

for (const [width, height] of [
  [375, 553],
  [360, 640],
] as const)
  test(`the question and two lines fit at ${width}x${height}`, slowOnPhone, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(page.getByText(gums.puzzle?.question ?? "")).toBeInViewport({ ratio: 1 });
    const list = await label(page).getByRole("group", { name: copy.lead }).boundingBox();
    expect(list?.y).toBeLessThanOrEqual(height - 66);
  });

test("the whole hero fits on a desktop", onDesktop, async ({ read }) => {
  await expect(hero(await read())).toBeInViewport({ ratio: 1 });
});

for (const width of [390, 1440])
  test(`a find's drawing fills its circle at ${width} px`, slowOnDesktop, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await word(page, finds[0] ?? "").click();
    const { icon, drawing } = gums.ingredients.find(({ name }) => name === finds[0]) ?? {};
    const picture = label(page)
      .locator(`[aria-hidden] img[src="${(icon ?? drawing)?.src}"]`)
      .last();
    await expect(picture).toBeVisible();
    await waitUntilSettled(page);
    const [inner, outer] = [await picture.boundingBox(), await picture.locator("..").boundingBox()];
    expect(inner?.width).toBeCloseTo((outer?.width ?? 0) - 4, 0);
    expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBeCloseTo(2, 0);
    expect((inner?.y ?? 0) - (outer?.y ?? 0)).toBeCloseTo(2, 0);
  });

for (const width of [768, 1024, 1440])
  test(`another product keeps the hero's height at ${width} px`, slowOnDesktop, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const height = async () => (await hero(page).boundingBox())?.height;
    const before = await height();
    for (const { kind, puzzle } of [...products.slice(1), gums]) {
      await shelf(page).getByRole("button", { name: kind }).click();
      await expect(page.getByText(puzzle?.question ?? "")).toBeVisible();
      expect(await height()).toBe(before);
    }
  });

for (const width of [320, 390, 768, 1024, 1440])
  test(`a brand of ten letters stays on its package at ${width} px`, slowOnDesktop, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const { brand = "", kind = "" } = cream ?? {};
    expect(brand).toHaveLength(10);
    const small = shelf(page).getByRole("button", { name: kind });
    const onShelf = small.getByText(brand, { exact: true });
    expect(await overflowOf(onShelf, small.locator("svg"))).toBeLessThanOrEqual(0);
    await small.click();
    await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
    await waitUntilSettled(page);
    const onFront = hero(page).getByText(brand, { exact: true }).first();
    expect(await overflowOf(onFront, label(page))).toBeLessThanOrEqual(0);
    // The print is beside it.
    const weight = label(page)
      .getByText(cream?.netWeight ?? "")
      .first();
    expect(await sidewaysGap(onFront, weight)).toBeGreaterThan(0);
  });

test("packages with long captions are beside each other on the shelf", slowOnDesktop, async ({ page }) => {
  await open(page);
  const buttons = shelf(page).getByRole("button");
  const captions = await buttons.locator("> span:first-child").all();
  for (const caption of captions) await caption.evaluate((element) => (element.textContent = "Overnight knee cream"));
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  const bottoms = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  expect(bottoms).toHaveLength(2);
  expect(bottoms[0]).toBeCloseTo(bottoms[1] ?? 0, 0);
});

for (const [from, to] of [
  [720, 650],
  [620, 580],
] as const)
  test(
    `nothing in the hero moves when the window's height changes from ${from} to ${to} px`,
    slowOnPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: from });
      await open(page);
      await waitUntilSettled(page);
      if (from < 700) await expect(page.locator("html")).toHaveAttribute("data-window-height", "low");
      const [before, box] = [await positions(page), await hero(page).boundingBox()];
      await page.setViewportSize({ width: 390, height: to });
      await expect.poll(() => page.evaluate(() => window.innerHeight)).toBe(to);
      await waitForFrames(page);
      expect(await positions(page)).toEqual(before);
      expect(await hero(page).boundingBox()).toEqual(box);
    },
  );

test("the hero is lower in a low window", slowOnPhone, async ({ page }) => {
  const heights: number[] = [];
  for (const height of [720, 650, 580]) {
    await page.setViewportSize({ width: 390, height });
    await open(page);
    await waitUntilSettled(page);
    heights.push((await hero(page).boundingBox())?.height ?? 0);
  }
  const [tall = 0, low = 0, lowest = 0] = heights;
  expect(low).toBeLessThan(tall);
  expect(lowest).toBeLessThan(low);
});

/** Solves the first puzzle, and returns the message with the visitor's time. */
async function solve(page: Page) {
  for (const name of finds) await word(page, name).click();
  const message = page.getByText(copy.completed.split("{")[0] ?? "").filter({ visible: true });
  await expect(message).toBeVisible();
  return message;
}

test("a solved puzzle is still solved after a visit to another page", slow, async ({ page }) => {
  await open(page);
  const message = await solve(page);
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
  await page.goBack();
  await expect(slot(page).getByRole("button", { name: copy.share })).toBeVisible();
  await expect(message).toBeVisible();
  for (const name of finds) await expect(word(page, name)).toHaveAttribute("data-marked");
});

test("a puzzle starts anew when the page is loaded again", slow, async ({ page }) => {
  await open(page);
  const chip = label(page).getByRole("button", { name: gums.chips[0]?.text });
  await chip.click();
  await solve(page);
  await page.reload();
  await waitUntilSettled(page);
  await expect(page.getByText(progress(0))).toBeAttached();
  await expect(chip).toHaveAttribute("aria-pressed", "false");
});

/** Returns the position and size of each button of the hero that is not in the answer, in px. */
async function positions(page: Page) {
  const buttons = hero(page).getByRole("button");
  const outside = buttons.and(page.locator("button:not([aria-live] *)"));
  await expect(outside.first()).toBeVisible();
  return outside.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + window.scrollX, y: y + window.scrollY, width, height };
    }),
  );
}

/* tests/webkit/landing.test.ts has the main case. */
test("a tap on a word shows its answer without moving any word", slow, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await waitUntilSettled(page);
  const before = await positions(page);
  for (const { name, what } of gums.ingredients) {
    await word(page, name).click();
    await expect(slot(page)).toContainText(what);
    expect(await positions(page)).toEqual(before);
  }
  // The last word is the last find. There are five seconds to read its answer.
  await page.clock.runFor(6000);
  await expect(slot(page).getByRole("button", { name: copy.share })).toBeVisible();
  expect(await positions(page)).toEqual(before);
});

for (const { id, ingredients, puzzle } of products)
  test(`no word of ${id} moves on a phone of 320 px`, slowOnPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 1200 });
    await open(page, `/?label=${id}`);
    await expect(page.getByText(puzzle?.question ?? "")).toBeVisible();
    await waitUntilSettled(page);
    const before = await positions(page);
    for (const name of [...ingredients.map(({ name }) => name), puzzle?.finds.at(-1) ?? ""]) {
      await word(page, name).click();
      expect(await positions(page)).toEqual(before);
    }
    await word(page, puzzle?.finds.at(-1) ?? "").click();
    await expect(slot(page).getByRole("button", { name: copy.share })).toBeVisible({ timeout: 10_000 });
    expect(await positions(page)).toEqual(before);
  });

test.describe("with another name in the message", () => {
  // The hashes of the page's inline scripts no longer match.
  test.use({ bypassCSP: true });

  /* The time until the puzzle is solved, in s, for each name. */
  const cases = [
    ["Yuk", 88],
    ["Lumi Scan", 1],
    ["Lumi Scan", 44],
    ["Lumi Scan", 600],
    ["Misunderstandings", 88],
    ["Extraordinarily Good Tag", 88],
    ["Abcdefghijklmnopqrstuvwx", 88],
  ] as const;

  /** Opens the page as a build with another name in the message would show it. */
  async function openWithName(page: Page, name: string) {
    const [, rest = ""] = copy.completed.split("{time}");
    await page.unrouteAll();
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(rest);
      await route.fulfill({ response, body: html.replaceAll(rest, rest.replace(/\w+/, name)) });
    });
    await open(page);
    await waitUntilSettled(page);
  }

  for (const width of [320, 360, 375, 384, 390, 393, 430, 768, 1024, 1280])
    test(
      `no word moves when the puzzle is solved at ${width} px`,
      width === 375 ? onPhone : slowOnPhone,
      async ({ page }) => {
        test.slow();
        await page.clock.install();
        await page.setViewportSize({ width, height: 1200 });
        for (const [name, duration] of cases) {
          await openWithName(page, name);
          const before = await positions(page);
          for (const find of finds.slice(0, -1)) await word(page, find).click();
          await page.clock.fastForward(duration * 1000);
          await word(page, finds.at(-1) ?? "").click();
          await page.clock.runFor(1000);
          const message = label(page).getByRole("status").first();
          await expect(message).toContainText(`${name} `);
          expect.soft(await positions(page), (await message.textContent()) ?? "").toEqual(before);
        }
      },
    );
});

test("a word that is tapped before hydration shows its answer", async ({ page }) => {
  const { name, what } = ingredientOf(gums, gums.ingredients[0]?.name);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await word(page, name).click();
  release();
  await expect(slot(page)).toContainText(what);
});

test.describe("before the first touch", () => {
  test.use(withMotion);

  test("the label plays by itself after 3.5 s", async ({ page }) => {
    const { what } = ingredientOf(gums, finds[0]);
    await page.clock.install();
    await open(page);
    await expect(slot(page)).toContainText(copy.invitation);
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(slot(page)).toContainText(what, { timeout: 500 });
    }).toPass();
    await expect(page.getByText(progress(1))).toBeAttached();
  });

  for (const [input, act] of Object.entries({
    "a key": (page: Page) => page.keyboard.press("Tab"),
    "a click": (page: Page) => page.mouse.click(2, 2),
  }))
    test(`the label does not play after ${input}`, slow, async ({ page }) => {
      await page.clock.install();
      await open(page);
      await waitForFrames(page);
      await act(page);
      await page.clock.runFor(8000);
      await waitForFrames(page);
      await expect(page.getByText(progress(0))).toBeAttached();
    });
});

test("an ad link opens its label with its preference", onPhone, async ({ page }) => {
  const [preference] = cream?.chips ?? [];
  await open(page, `/?label=${cream?.id}&pick=${preference?.id}`);
  await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
  await expect(label(page).getByRole("button", { name: preference?.text })).toHaveAttribute("aria-pressed", "true");
  const flagged = copy.flagged.replace("{count}", "1").replace("{all}", String(cream?.ingredients.length));
  await expect(page.getByText(flagged)).toBeVisible();
});

test(
  "a product that was chosen after an ad's is still shown after a visit to another page",
  slowOnPhone,
  async ({ page }) => {
    await open(page, `/?label=${cream?.id}`);
    await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
    await shelf(page).getByRole("button", { name: gums.kind }).click();
    await expect(page.getByText(gums.puzzle?.question ?? "")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
    await expect(page).toHaveTitle(pages.aboutUs.seo.title);
    await page.goBack();
    await expect(page).toHaveURL(/label=/);
    await waitUntilSettled(page);
    await expect(page.getByText(gums.puzzle?.question ?? "")).toBeVisible();
  },
);

test("an ad's product is still shown after a visit to another page", slowOnPhone, async ({ page }) => {
  await open(page, `/?label=${cream?.id}`);
  await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
  await page.getByRole("banner").getByRole("link", { name: brand.name }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("keeps the focus in a product's list when framer-motion loads late", slowOnDesktop, async ({ page }) => {
    const loadFramerMotion = await holdLateScripts(page, cream?.puzzle?.question);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await waitForHydration(page);
    await shelf(page).getByRole("button", { name: cream?.kind }).click();
    const list = page.getByRole("group", { name: copy.lead });
    await expect(list).toBeFocused();
    loadFramerMotion();
    await expectLens(page, cream?.ingredients[0]);
    await expect(list).toBeFocused();
  });

  test("the packages change places in a browser without view transitions", slow, async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Document.prototype, "startViewTransition"));
    await open(page);
    await shelf(page).getByRole("button", { name: cream?.kind }).click();
    await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
    await expect(page.getByRole("group", { name: copy.lead })).toBeFocused();
  });

  test("the browser animates the packages", slow, async ({ page }) => {
    await open(page);
    const moving = page.waitForFunction(
      (count) =>
        document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition-group(package-"),
          ).length === count,
      products.length,
    );
    await shelf(page).getByRole("button", { name: cream?.kind }).click();
    await moving;
  });
});

test("the packages change places at once with reduced motion", slow, async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error("starts a view transition");
    };
  });
  await shelf(page).getByRole("button", { name: cream?.kind }).click();
  await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
});

test("a phone shows all of the new package, with the mascot on it", onPhone, async ({ page }) => {
  await open(page);
  const mascot = hero(page).locator("svg:has(.mascot-loupe)");
  await shelf(page).getByRole("button", { name: cream?.kind }).click();
  await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(cream?.brand ?? "", { exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(mascot).toBeInViewport({ ratio: 1 });
  await expect(page.locator("h1")).not.toBeInViewport();
});

test("keeps the focus on an answer's source when framer-motion loads late", slowOnDesktop, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const loadFramerMotion = await holdLateScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  const [first, second] = gums.ingredients;
  await word(page, first?.name ?? "").click();
  const source = slot(page).getByRole("link", { name: first?.sources[0]?.title ?? "" });
  await source.focus();
  loadFramerMotion();
  await expectLens(page, second);
  await expect(source).toBeFocused();
});

/** Loses each request for the data of the other products. Returns a function that ends this. */
async function loseProductData(page: Page) {
  let isLost = true;
  await page.route(/\/_next\/.*\.js$/, async (route) => {
    const isData = (await (await route.fetch()).text()).includes(cream?.puzzle?.question ?? "");
    await (isData && isLost ? route.abort() : route.continue());
  });
  return () => {
    isLost = false;
  };
}

test("the next puzzle opens at the second tap after its data was lost", slowOnPhone, async ({ page }) => {
  const serveData = await loseProductData(page);
  await open(page);
  for (const name of finds) await word(page, name).click();
  const next = label(page).getByRole("button", { name: copy.next.split("{")[0] });
  await next.click();
  const retry = label(page).getByRole("button", { name: copy.retry });
  await expect(retry).toBeVisible();
  serveData();
  await retry.click();
  await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the answers of all finds are visible, with a link to the ingredients", async ({ page }) => {
    await page.goto("/");
    for (const name of finds) {
      const { what } = ingredientOf(gums, name);
      await expect(label(page).getByText(what)).toBeVisible();
    }
    await expect(label(page).getByText(gums.ingredients[0]?.does ?? "")).toBeHidden();
    const link = label(page).getByRole("link", { name: copy.allIngredients });
    await expect(link).toHaveAttribute("href", pages.ingredients.path);
    await expect(page.getByText(copy.invitation)).toBeHidden();
  });

  test("no flag names an allergen as the visitor's", slow, async ({ page }) => {
    const allergen = flags.find(({ name }) => name === "allergen");
    await page.goto("/");
    await expect(label(page).getByText("Not a plant").first()).toBeVisible();
    await expect(
      label(page)
        .getByText(allergen?.text ?? "")
        .filter({ visible: true }),
    ).toHaveCount(0);
  });
});
