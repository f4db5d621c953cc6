import type { Page } from "playwright";

/** Has every section laid out, those too that are far from the window (app/skipping.css): they have no boxes before. */
export function layOutAll(page: Page) {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main section, footer"))
      part.style.setProperty("content-visibility", "visible");
  });
}
