import { spawn } from "node:child_process";
import { type Browser, webkit as playwrightWebKit } from "playwright";
import { Builder, Capabilities, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { findWebKit } from "../../scripts/browsers/find-webkit";

/** A page in any engine, whatever drives it. Points are CSS px of the viewport. */
export interface EnginePage {
  goto(url: string): Promise<unknown>;
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

export interface Opened {
  page: EnginePage;
  close(): Promise<void>;
}

const phone = { width: 390, height: 844 };

const call = (look: (...args: never[]) => unknown, args: unknown[]) =>
  `(${look})(...${JSON.stringify(args)})`;

export async function openPlaywright(browser: Browser): Promise<Opened> {
  const page = await browser.newPage({ viewport: phone });
  return {
    page: {
      goto: (url) => page.goto(url),
      evaluate: (look, ...args) => page.evaluate(call(look, args)),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      // Firefox's page is given a style for the picture, caret or not, and its policy complains of that.
      async screenshot() {
        const heard = await page.evaluate(() => window.probe.complaints.length);
        const picture = await page.screenshot({ caret: "initial" });
        await page.evaluate((heard) => window.probe.complaints.splice(heard), heard);
        return picture;
      },
    },
    close: () => browser.close(),
  };
}

/** A page of a browser that the WebDriver program starts. */
export async function openDriven(
  program: string,
  environment: Record<string, string>,
  capabilities: Record<string, unknown>,
): Promise<Opened> {
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), ...environment })
    .build();
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities(capabilities))
    .build();
  // Without a window manager nobody else gives the window its size.
  const window = { x: 0, y: 0, ...phone };
  await session.manage().window().setRect(window);
  const at = { origin: Origin.VIEWPORT, duration: 0 };
  const pointer = (x: number, y: number) =>
    session.actions().move({ ...at, x: Math.round(x), y: Math.round(y) });
  return {
    page: {
      goto: (url) => session.get(url),
      evaluate: (look, ...args) => session.executeScript(`return ${call(look, args)}`),
      move: (x, y) => pointer(x, y).perform(),
      click: (x, y) => pointer(x, y).click().perform(),
      screenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    },
    async close() {
      await session.quit();
      await service.kill();
    },
  };
}

/** WebKit at an iPhone's size: Playwright's, or GTK's on a display without a screen. Throws where there is none. */
export async function openWebKit(): Promise<Opened> {
  const webkit = findWebKit();
  if (webkit.kind === "playwright") return openPlaywright(await playwrightWebKit.launch());
  // Xvfb picks its own free number and writes it to the fourth channel.
  const screen = `-displayfd 3 -screen 0 ${phone.width}x${phone.height}x24 -nolisten tcp`;
  const display = spawn(webkit.display, screen.split(" "), {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.once("error", reject);
    display.once("exit", () => reject(new Error("Xvfb ended before it had a display.")));
    display.stdio[3]?.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  const options = { args: ["--automation", "--full-screen"] };
  const browser = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  const { page, close } = await openDriven(webkit.driver, { DISPLAY: `:${number}` }, browser);
  return { page, close: () => close().then(() => void display.kill()) };
}
