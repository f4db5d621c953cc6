import { spawn } from "node:child_process";
import { type Browser, type Page, webkit as playwrightWebKit } from "playwright";
import { Builder, Capabilities, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { findWebKit } from "../../../scripts/browsers/find-webkit";
import { toExpression } from "../to-expression";

/** A page in any engine, controlled by Playwright or WebDriver. Coordinates are CSS pixels of the viewport. */
export interface EnginePage {
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page and returns its result. It can use only its arguments, which are sent as JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  hover(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Returns a PNG of the viewport, with one pixel per CSS pixel. */
  screenshot(): Promise<Buffer>;
}

export interface EngineSession {
  page: EnginePage;
  close(): Promise<void>;
}

const phone = { width: 390, height: 844 };

/** Adapts a page of Playwright. */
export function viewOf(page: Page): EnginePage {
  return {
    goto: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(toExpression(run, args)),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot({ caret: "initial", scale: "css" }),
  };
}

export async function openWithPlaywright(browser: Browser): Promise<EngineSession> {
  const page = await browser.newPage({ viewport: phone });
  return {
    page: viewOf(page),
    close: () => browser.close(),
  };
}

/** Starts a WebDriver program and opens a page in its browser. */
export async function openWithWebDriver(
  program: string,
  environment: Record<string, string>,
  capabilities: Record<string, unknown>,
): Promise<EngineSession> {
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), ...environment })
    .build();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities(capabilities))
    .build();
  // There is no window manager that sets the window's size.
  const window = { x: 0, y: 0, ...phone };
  await driver.manage().window().setRect(window);
  const options = { origin: Origin.VIEWPORT, duration: 0 };
  const pointer = (x: number, y: number) => driver.actions().move({ ...options, x: Math.round(x), y: Math.round(y) });
  return {
    page: {
      goto: (url) => driver.get(url),
      evaluate: (run, ...args) => driver.executeScript(`return ${toExpression(run, args)}`),
      hover: (x, y) => pointer(x, y).perform(),
      click: (x, y) => pointer(x, y).click().perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    },
    async close() {
      await driver.quit();
      await service.kill();
    },
  };
}

/**
 * Opens WebKit in the size of an iPhone: Playwright's, or WebKitGTK in a virtual display. The display keeps its content in a
 * file in `screenFolder`. Throws when neither WebKit is installed.
 */
export async function openWebKit(screenFolder?: string): Promise<EngineSession> {
  const webkit = findWebKit();
  if (webkit.kind === "playwright") return openWithPlaywright(await playwrightWebKit.launch());
  // Xvfb chooses a free display number and writes it to file descriptor 3.
  const screen = `-displayfd 3 -screen 0 ${phone.width}x${phone.height}x24 -nolisten tcp`.split(" ");
  const display = spawn(webkit.display, screenFolder ? [...screen, "-fbdir", screenFolder] : screen, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.once("error", reject);
    display.once("exit", () => reject(new Error("Xvfb ended before it opened a display.")));
    display.stdio[3]?.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  const options = { args: ["--automation", "--full-screen"] };
  const browser = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  const session = await openWithWebDriver(webkit.driver, { DISPLAY: `:${number}` }, browser);
  return { ...session, close: () => session.close().then(() => void display.kill()) };
}
