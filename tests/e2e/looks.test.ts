import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { missing, pages } from "./pages";
import { expect, hydrated, test } from "./test";

/*
 * How each section looks, as small blurred pictures: enough to notice an accident of the layout or
 * the colours, not enough to mind how a system draws letters. They hold for the copy and the art they
 * were taken with; an owner who changes those takes new ones with `npm run looks`.
 */
const folder = "tests/e2e/looks";
const fingerprintFile = path.join(folder, "content.txt");

const sections = [
  "hero",
  "problem",
  "label-confusion",
  "who-this-helps",
  "why-people-trust",
  "founder",
  "testimonials",
  "how-to-use",
  "disclaimer",
  "pricing",
  "faq",
  "shop-with-confidence",
];
const others = [...pages.slice(1).map(({ path }) => path), missing];

const filesIn = (dir: string): string[] =>
  readdirSync(dir)
    .map((name) => path.join(dir, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesIn(file) : [file]));

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of [...filesIn("content"), ...filesIn("art")].sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** The picture of a piece of the page, 160 px wide; its height in steps of 16 px, so that one line more is none. */
async function look(piece: Locator): Promise<Buffer> {
  const picture = sharp(await piece.screenshot({ animations: "disabled", scale: "css" }));
  const { width, height } = await picture.metadata();
  return picture
    .resize({ width: 160, height: Math.round((height / width) * 10) * 16, fit: "fill" })
    .blur(1)
    .png({ palette: true })
    .toBuffer();
}

/** Waits for the fonts and for every picture, those further down too. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

const tolerance = { threshold: 0.15, maxDiffPixelRatio: 0.04 };

test.describe("looks", () => {
  test.use({ deviceScaleFactor: 1 });

  test.beforeEach(({ page: _ }, { config }) => {
    const now = fingerprint();
    if (config.updateSnapshots === "all") writeFileSync(fingerprintFile, now);
    const taken = existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8");
    test.skip(taken !== now, "the copy or the art has changed since: npm run looks");
  });

  test("of each section of the landing page", async ({ page }, { project }) => {
    test.setTimeout(60_000);
    await page.goto("/");
    await hydrated(page);
    // Not as an element, which the page's policy forbids.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("header, [data-sticky-bar] { display: none }");
      document.adoptedStyleSheets.push(sheet);
    });
    await settled(page);
    for (const id of sections) {
      expect
        .soft(await look(page.locator(`#${id}`)), id)
        .toMatchSnapshot(`${id}-${project.name}.png`, tolerance);
    }
  });

  for (const address of others) {
    test(`of ${address}`, async ({ page }, { project }) => {
      await page.goto(address);
      await hydrated(page);
      await settled(page);
      const name = address.replace(/\W+/g, "-").slice(1);
      expect(await look(page.locator("main"))).toMatchSnapshot(
        `${name}-${project.name}.png`,
        tolerance,
      );
    });
  }
});
