import type { Page } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { type Fault, faults, initialScripts, type LateFault, lateFaults, serveWithFaults } from "../faulty-server";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { products, puzzleCopy } from "../fixture-site/content/products";
import { site as siteCopy } from "../fixture-site/content/site";
import { store } from "../fixture-site/content/store";
import { ingredientOf } from "../helpers/ingredient-of";
import { readExport, textsOf } from "../helpers/read-export";
import { wordPattern } from "../helpers/word-pattern";
import { fixtureSite } from "../sites";
import {
  expect,
  onDesktop,
  open,
  pages,
  serveProvider,
  slowOnDesktop,
  test,
  waitForHydration,
  withMotion,
} from "./test";

/* A script that loads late costs its part alone, in whatever way it fails. A computer has everything that loads late. */
test.use({ ...withMotion, permissions: ["clipboard-read", "clipboard-write"] });

const { files, read, parse } = readExport(fixtureSite);
const delivered = parse("index.html");
const initial = initialScripts();
const scripts = files.filter((file) => file.startsWith("_next/") && file.endsWith(".js")).map((file) => `/${file}`);

/** Returns scripts and those that they load. Not all of the site's: the fixture's page /puzzle has its own of some parts. */
function withLoaded(loading: string[]): string[] {
  const code = loading.map((script) => read(script.slice(1))).join("");
  const loaded = scripts.filter((script) => !loading.includes(script) && code.includes(script.replace("/_next/", "")));
  return loaded.length > 0 ? withLoaded([...loading, ...loaded]) : loading;
}
const lateScripts = withLoaded(initial).filter((script) => !initial.includes(script));

const [first, second] = products;
const finds = first.puzzle?.finds ?? [];
const find = finds[0] ?? "";
const lastFind = finds.at(-1) ?? "";
const { desktopQrCode } = siteCopy;

const label = (page: Page) => page.locator("#label");
const word = (page: Page, name: string) => label(page).getByRole("button", { name: wordPattern(name) });
const shownAnswer = (page: Page) => label(page).locator("[aria-live]").first();
const shareButton = (page: Page) => label(page).getByRole("button", { name: puzzleCopy.share });
const shelf = (page: Page) => page.getByRole("group", { name: puzzleCopy.products });
const otherProduct = (page: Page) => shelf(page).getByRole("button", { name: second?.kind });
const terms = (page: Page) => page.locator(`#${home.problem.id}`).getByRole("button");
const copyButton = (page: Page) => page.getByRole("button", { name: desktopQrCode.button }).first();
const code = (page: Page) => page.getByRole("img", { name: desktopQrCode.codeAlt }).first();
const answer = (page: Page, index: number) => page.getByText(plainText(faq[index]?.answer ?? ""));
const badge = (page: Page) => page.getByRole("link", { name: store.badge.alt }).first();

interface LatePart {
  /** Words that only its script has. */
  script: string;
  /** What a visitor does so that it loads. Without this, it loads after hydration. */
  want?(page: Page): Promise<unknown>;
  /** Expects what a visitor has when it has failed. */
  expectStatic(page: Page): Promise<unknown>;
  /** What a visitor does so that it loads again. Without this, `want`. */
  wantAgain?(page: Page): Promise<unknown>;
  /** Expects that it works after the next attempt. */
  expectWorking?(page: Page): Promise<unknown>;
}

async function expectAnswer(page: Page) {
  await word(page, find).click();
  await expect(shownAnswer(page)).toContainText(ingredientOf(first, find).what);
}

/** Taps words of the first product, and waits until there was time to read the last answer. */
async function tap(page: Page, names: string[]) {
  for (const name of names) {
    await word(page, name).click();
    await expect(shownAnswer(page)).toContainText(ingredientOf(first, name).what);
  }
  // In steps, because an effect starts the next timer only after React has rendered.
  for (let step = 0; step < 8; step++) await page.clock.runFor(1000);
}

/** Opens another page and returns, without loading the site anew. */
async function showAnew(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("contentinfo").getByRole("link", { name: pages[1]?.linkText }).click();
  await expect(heading).toHaveText(pages[1]?.title ?? "");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(heading).toHaveText(pages[0]?.title ?? "");
}

const parts: Record<string, LatePart> = {
  loupe: {
    script: "data-framer",
    expectStatic: expectAnswer,
  },
  questions: {
    script: "AccordionTrigger",
    async expectStatic(page) {
      for (let index = 0; index < faq.length; index++) await expect(answer(page, index)).toBeVisible();
      await expect(page.getByRole("button", { name: faq[0]?.question })).toHaveCount(0);
    },
    wantAgain: showAnew,
    async expectWorking(page) {
      await page.getByRole("button", { name: faq[0]?.question }).click();
      await expect(answer(page, 0)).toBeVisible();
    },
  },
  tooltips: {
    script: "TooltipTrigger",
    want: (page) => page.locator(`#${home.problem.id}`).scrollIntoViewIfNeeded(),
    expectStatic: (page) => expect(terms(page)).toHaveCount(0),
  },
  "other products": {
    script: second?.puzzle?.question ?? "",
    want: (page) => otherProduct(page).click(),
    async expectStatic(page) {
      await expect(otherProduct(page)).toContainText(puzzleCopy.retry);
      await expectAnswer(page);
    },
    expectWorking: (page) => expect(label(page)).toContainText(second?.puzzle?.question ?? ""),
  },
  completion: {
    script: "navigator.share",
    want: (page) => tap(page, finds),
    async expectStatic(page) {
      await expect(shownAnswer(page)).toContainText(ingredientOf(first, lastFind).what);
      await expect(word(page, lastFind)).toHaveAttribute("aria-current");
      await expect(shareButton(page)).toHaveCount(0);
    },
    wantAgain: (page) => tap(page, [lastFind]),
    expectWorking: (page) => expect(shareButton(page)).toBeVisible(),
  },
  attribution: {
    script: "Failed to load AppsFlyer Smart Script",
    expectStatic: (page) => expect(badge(page)).toHaveAttribute("href", store.link),
  },
  "QR code": {
    script: "crispEdges",
    async expectStatic(page) {
      await expect(badge(page)).toHaveAttribute("href", /pid=ad/);
      await expect(code(page)).toHaveAttribute("src", /\.svg$/);
    },
  },
  toasts: {
    script: "data-sonner-toaster",
    want: (page) => copyButton(page).click(),
    expectStatic: (page) =>
      expect(page.getByRole("status").filter({ hasText: desktopQrCode.copied })).toHaveText(desktopQrCode.copied),
    expectWorking: (page) => expect(page.getByRole("listitem").filter({ hasText: desktopQrCode.copied })).toBeVisible(),
  },
};

/** The requests for a script, at least: it is requested again, unless there is no response to the first one. */
const attempts = (fault: LateFault) => (fault === "stalled" ? 1 : 2);

for (const [name, part] of Object.entries(parts))
  for (const fault of Object.keys(lateFaults) as LateFault[]) {
    const isMainCase = name === "questions" && fault === "stalled";
    test(
      `the page stays as it was when the script of the ${name} is ${fault}`,
      isMainCase ? onDesktop : slowOnDesktop,
      async ({ page }) => {
        const scripts = lateScripts.filter((file) => read(file.slice(1)).includes(part.script));
        expect(scripts).toHaveLength(1);
        const [script = ""] = scripts;
        let isRepaired = false;
        const site = await serveWithFaults(fault, (file) => file === script && !isRepaired);
        await page.route(store.smartScript, serveProvider);
        await page.clock.install();
        // A script that stalls may delay the load event.
        await page.goto(`${site.origin}/?utm_source=ad`, { waitUntil: "domcontentloaded" });
        await waitForHydration(page);
        await part.want?.(page);
        await expect.poll(() => site.requestsFor(script)).toBeGreaterThanOrEqual(attempts(fault));
        if (fault === "stalled" || fault === "shortened") await page.clock.runFor(10_000);
        await part.expectStatic(page);
        await expect(page.locator("main h2")).toHaveText(textsOf(delivered, "main h2"));
        isRepaired = true;
        if (part.expectWorking) {
          await (part.wantAgain ?? part.want)?.(page);
          await part.expectWorking(page);
        }
        site.close();
      },
    );
  }

for (const fault of Object.keys(faults) as Fault[])
  test(`everything works when the first response for each late script is ${fault}`, slowOnDesktop, async ({ page }) => {
    const site = await serveWithFaults(fault, (file, count) => lateScripts.includes(file) && count === 1);
    await page.route(store.smartScript, serveProvider);
    await open(page, `${site.origin}/?utm_source=ad`);
    await expect(badge(page)).toHaveAttribute("href", /pid=ad/);
    await expect(code(page)).toHaveAttribute("src", /^data:/);
    await copyButton(page).click();
    await expect(page.getByText(desktopQrCode.copied)).toBeVisible();
    await page.getByRole("button", { name: faq[0]?.question }).click();
    await expect(answer(page, 0)).toBeVisible();
    await terms(page).first().hover();
    await expect(page.getByRole("tooltip")).toHaveCount(1);
    // The lens shows what a word means.
    const { name = "", gloss = "" } = first.ingredients[0] ?? {};
    await expect(async () => {
      await page.mouse.move(0, 0);
      await word(page, name).hover();
      await expect(page.locator("#hero").getByText(gloss, { exact: true }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const name of finds) await word(page, name).click();
    await expect(shareButton(page)).toBeVisible({ timeout: 10_000 });
    await otherProduct(page).click();
    await expect(label(page)).toContainText(second?.puzzle?.question ?? "");
    site.close();
  });
