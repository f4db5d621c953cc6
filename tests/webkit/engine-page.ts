import type { Page } from "playwright/test";
import { Origin, type WebDriver } from "selenium-webdriver";

/**
 * A page in any engine, whatever drives it: only what a visitor does, and what a script in the page
 * can tell. Points are CSS px of the viewport.
 */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** What `look` gives or promises in the page; it sees nothing but its arguments, sent as JSON. */
  evaluate<Args extends unknown[], Result>(
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** What the viewport shows, as a PNG of a pixel a CSS px. */
  screenshot(): Promise<Buffer>;
}

function call(look: (...args: never[]) => unknown, args: unknown[]) {
  return `(${look})(...${JSON.stringify(args)})`;
}

/** A page that speaks WebDriver. */
export function webDriverPage(driver: WebDriver): EnginePage {
  const pointer = (x: number, y: number) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    goto: (url) => driver.get(url),
    evaluate: (look, ...args) => driver.executeScript(`return ${call(look, args)}`),
    move: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
  };
}

/** A page that Playwright drives. */
export function playwrightPage(page: Page): EnginePage {
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (look, ...args) => page.evaluate(call(look, args)),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    // Firefox's page is given a style for the picture, caret or not, and its policy complains of that.
    screenshot: async () => {
      const heard = await page.evaluate(() => window.probe.complaints.length);
      const picture = await page.screenshot({ caret: "initial" });
      await page.evaluate((heard) => window.probe.complaints.splice(heard), heard);
      return picture;
    },
  };
}
