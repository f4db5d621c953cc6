import sharp from "sharp";
import { expect, section, test, whatPath } from "./test";

/* Section 1 of the specification: what the product is and claims, in the words of the pages. */

test("names the kinds of products on both pages (req 10)", async ({ read }) => {
  for (const path of ["/", whatPath])
    await expect((await read(path)).getByRole("main")).toContainText(
      /food, cosmetics, skincare, supplements, (and )?perfumes/,
    );
});

test("names the technology (req 11)", async ({ read }) => {
  const main = (await read(whatPath)).getByRole("main");
  for (const words of [/character recognition/i, /large language model/i, /curated expert rules/i])
    await expect(main).toContainText(words);
});

test("needs no barcode and no typing (req 12)", async ({ read }) => {
  await expect((await read(whatPath)).getByRole("main")).toContainText(/no barcodes?, no manual entry/i);
  await expect(section(await read(), /What .* Can Do/)).toContainText(/barcode/i);
  await expect(section(await read(), /What .* Can Do/)).toContainText(/nothing to type/i);
});

test("reads handwriting, screenshots, bottles and tubs (req 13)", async ({ read }) => {
  const main = (await read(whatPath)).getByRole("main");
  for (const words of [/handwritten/i, /screenshots/i, /bottles/i, /tubs/i]) await expect(main).toContainText(words);
});

test("reads product titles (req 14)", async ({ read }) => {
  await expect((await read(whatPath)).getByRole("main")).toContainText(/product’s title/);
});

test("runs on iOS 14 and later (req 15)", async ({ read }) => {
  await expect((await read()).getByRole("main")).toContainText(/iOS 14 (or|and) later/);
});

test("names what people worry about (req 16)", async ({ read }) => {
  await expect((await read()).getByRole("main")).toContainText(/allergens, estrogenic disruptors, risky compounds/i);
});

const trust = /Why People Trust/;

test("has a color-coded breakdown with flags for allergens and concerns (req 17)", async ({ read }) => {
  const card = section(await read(), trust)
    .getByRole("listitem")
    .filter({ hasText: "Color-coded" });
  await expect(card).toContainText(/flags? your allergens/i);
  await expect(card).toContainText(/concerns/i);
});

test("names purpose, effects, banned status, origin and safety (req 18)", async ({ read }) => {
  const features = (await read(whatPath)).getByRole("main");
  for (const words of [/purpose/i, /effects/i, /banned/i, /FDA/, /\bEU\b/, /origin/i, /safety/i])
    await expect(features).toContainText(words);
});

test("writes in plain English (req 19)", async ({ read }) => {
  await expect(section(await read(), trust).getByRole("heading", { name: /plain-English/i })).toBeVisible();
});

test("states the privacy claims and no other (req 20)", async ({ read }) => {
  const card = section(await read(), trust)
    .getByRole("listitem")
    .filter({ hasText: "stay on your device" });
  await expect(card).toContainText("Nothing is stored or linked to you.");
  await expect(card).toContainText("No personal data collected.");
  await expect(card).toContainText("Data is never sold.");
});

test("works offline in part (req 21)", async ({ read }) => {
  const card = section(await read(), trust)
    .getByRole("listitem")
    .filter({ hasText: "offline" });
  await expect(card).toContainText(/some features/i);
  await expect(card).toContainText(/connection improves/i);
});

test("is informational, from verified sources (req 22)", async ({ read }) => {
  const note = section(await read(), /What .* Can Do/);
  for (const words of [/informational only/i, /not medical advice/i, /verified scientific sources/i])
    await expect(note).toContainText(words);
});

const hero = (page: import("playwright/test").Page) => page.getByRole("main").locator("section").first();

test("has 1,000+ users (req 23)", async ({ read }) => {
  await expect(hero(await read()).getByText("1,000+ users")).toBeVisible();
});

test("has a rating of 4.8 (req 24)", async ({ read }) => {
  await expect(
    hero(await read())
      .getByText(/\b4\.8\b/)
      .first(),
  ).toBeVisible();
});

/** Returns the number of shapes side by side in a picture, which empty columns separate. */
async function countShapes(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const background = data[0] ?? 0;
  const isEmpty = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 0).every(
      (value) => Math.abs(value - background) < 40,
    );
  const columns = Array.from({ length: info.width }, (_, x) => isEmpty(x));
  return columns.filter((empty, x) => !empty && (columns[x - 1] ?? true)).length;
}

test("has five stars (req 25)", async ({ read }) => {
  const rating = hero(await read())
    .locator("p")
    .filter({ hasText: "4.8 star rating" });
  expect(await countShapes(await rating.locator("svg").first().screenshot())).toBe(5);
});

test("starts free, without a credit card (req 26)", async ({ read }) => {
  const pricing = section(await read(), "Try It on Any Label");
  await expect(pricing.getByText("Start free")).toBeVisible();
  await expect(pricing).toContainText(/no credit card/i);
  await expect(pricing).toContainText(/first\s+scans/i);
});

test("is free to install, with in-app purchases and no hidden fees (req 27)", async ({ read }) => {
  const pricing = section(await read(), "Try It on Any Label");
  for (const words of [/installing is free/i, /in-app purchases/i, /no hidden fees/i])
    await expect(pricing).toContainText(words);
});

test("is billed by the store and can be canceled anytime (req 28)", async ({ read }) => {
  const pricing = section(await read(), "Try It on Any Label");
  for (const words of [/billed by the App Store/i, /cancel anytime/i]) await expect(pricing).toContainText(words);
});

test("has its tagline in the footer (req 29)", async ({ read }) => {
  await expect((await read()).getByRole("contentinfo").getByText("Labels Hide, Ingrid Reveals.")).toBeVisible();
});

test("names the former name on About Us (req 30)", async ({ read }) => {
  await expect((await read("/about-us")).getByText("Formerly Small Print Reader.")).toBeVisible();
});

test("shows the founder's motivation on the story pages (req 31)", async ({ read }) => {
  for (const path of ["/about-us", "/why-i-built-this"])
    await expect((await read(path)).getByRole("main")).toContainText(/rash/);
});
