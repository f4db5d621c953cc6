import { type ChildProcess, spawn } from "node:child_process";
import { webkit as playwrightWebKit } from "playwright";
import { Builder, Capabilities } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import type { WebKit } from "../../scripts/machine/find-webkit";
import { type EnginePage, playwrightPage, webDriverPage } from "./engine-page";

export interface Opened {
  page: EnginePage;
  close(): Promise<void>;
}

/** An iPhone's viewport, in CSS px. */
export const phone = { width: 390, height: 844 };

/** A display without a screen; Xvfb picks its own free number and writes it to the fourth channel. */
async function openDisplay(command: string) {
  const screen = `${phone.width}x${phone.height}x24`;
  const server: ChildProcess = spawn(
    command,
    ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error("Xvfb ended before it had a display.")));
    server.stdio[3]?.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

interface Driven {
  /** The driver's program, and the environment that it and its browser run in. */
  driver: string;
  environment: Record<string, string>;
  capabilities: Record<string, unknown>;
}

/** A browser that a WebDriver program starts. */
export async function openDriven({ driver, environment, capabilities }: Driven): Promise<Opened> {
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), ...environment })
    .build();
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities(capabilities))
    .build();
  // Without a window manager nobody else gives the window its size.
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phone });
  return {
    page: webDriverPage(session),
    async close() {
      await session.quit();
      await service.kill();
    },
  };
}

/** WebKit at an iPhone's size. */
export async function openWebKit(webkit: WebKit): Promise<Opened> {
  if (webkit.kind === "playwright") {
    const browser = await playwrightWebKit.launch();
    return {
      page: playwrightPage(await browser.newPage({ viewport: phone })),
      close: () => browser.close(),
    };
  }
  const display = await openDisplay(webkit.display);
  const opened = await openDriven({
    driver: webkit.driver,
    environment: { DISPLAY: display.name },
    capabilities: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: webkit.browser,
        args: ["--automation", "--full-screen"],
      },
    },
  });
  return {
    page: opened.page,
    async close() {
      await opened.close();
      display.close();
    },
  };
}
