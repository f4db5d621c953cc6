import type { Locator } from "playwright/test";
import sharp from "sharp";
import { theme } from "../../content/theme";
import { expect, hydrated, moving, test } from "./test";

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const rgb = (hex: string) => `rgb(${channels(hex).join(", ")})`;
const citron = channels(theme.citron);

/** The share of citron pixels in the boxes of a stroke's lines, as they are painted now. */
async function painted(stroke: Locator) {
  const picture = await stroke.screenshot({ scale: "css" });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const area = await stroke.evaluate((element) =>
    [...element.getClientRects()].reduce((sum, { width, height }) => sum + width * height, 0),
  );
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (citron.every((value, channel) => data[at + channel] === value)) count++;
  return count / area;
}

/* Every page's in WebKit. */
test("paints each stroke behind its words", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  for (const stroke of await page.locator("mark:visible").all()) {
    // A card of a row that snaps is seen whole only where it snaps to.
    await stroke.evaluate((element) =>
      (element.closest("li") ?? element).scrollIntoView({ block: "center", inline: "start" }),
    );
    // The letters, and what the slanted ends leave of the box, take the rest.
    await expect.poll(() => painted(stroke)).toBeGreaterThan(0.2);
  }
});

test.describe("further down", () => {
  test.use(moving);

  /* How much of a stroke is drawn, from 0 to 1, and the colour of its words, as painted now. */
  const look = (mark: Locator) =>
    mark.evaluate((mark) => {
      const { transform } = getComputedStyle(mark, "::before");
      return {
        drawn: transform === "none" ? 1 : new DOMMatrix(transform).a,
        colour: getComputedStyle(mark).color,
      };
    });

  test("a stroke is swiped as it comes into view, and turns words on a dark ground dark", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    for (const section of ["#founder", "#shop-with-confidence"]) {
      const mark = page.locator(`${section} mark`);
      await expect(mark).toHaveAttribute("data-highlight", "waiting");
      const ground = await page
        .locator(section)
        .evaluate((element) => getComputedStyle(element).color);
      await expect.poll(() => look(mark)).toEqual({ drawn: 0, colour: ground });
      await mark.scrollIntoViewIfNeeded();
      await expect.poll(() => look(mark)).toEqual({ drawn: 1, colour: rgb(theme.ink) });
    }
  });
});
