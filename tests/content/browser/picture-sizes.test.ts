import { pageList } from "../../../content/pages";
import { expect, missingPath, waitForFrames } from "../../e2e/test";
import { test } from "../../shared-pages";

/** Returns the pictures whose `sizes` is not the rendered width: up to 2 px less, and up to 10 % more. Runs in the page. */
function wrongSizes(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("img")].flatMap((image) => {
    const source = image.closest("picture")?.querySelector<HTMLSourceElement>("source[sizes]");
    const sizes = source?.sizes || image.sizes;
    const { paddingLeft, paddingRight } = getComputedStyle(image);
    const rendered = image.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (!sizes || rendered <= 0) return [];
    const entries = sizes.split(",").map((entry) => /^\s*(\([^()]*\))?\s*(.+)$/.exec(entry) ?? []);
    const [, , length = ""] = entries.find(([, media]) => !media || matchMedia(media).matches) ?? [];
    const ruler = document.createElement("div");
    ruler.style.cssText = `position:absolute;visibility:hidden;width:${length}`;
    document.body.append(ruler);
    const declared = ruler.getBoundingClientRect().width;
    ruler.remove();
    const isRight = declared >= rendered - 2 && declared <= Math.max(rendered + 2, rendered * 1.1);
    return isRight ? [] : [`${image.getAttribute("src")}: ${declared} px declared, ${rendered} px rendered`];
  });
}

for (const path of [...pageList.map(({ path }) => path), missingPath])
  test(`each picture of ${path} has the width that its \`sizes\` declares`, async ({ read }) => {
    const page = await read(path);
    for (const width of [390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForFrames(page);
      expect.soft(await page.evaluate(wrongSizes), `at ${width} px`).toEqual([]);
    }
  });
