import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type * as Playwright from "playwright";
import { onPath } from "../../scripts/machine/debian";
import { findWebKit } from "../../scripts/machine/find-webkit";
import { playwrightPage } from "../webkit/engine-page";
import { type Opened, openDriven, openWebKit, phone } from "../webkit/open-webkit";
import { unpacked } from "./fetch";

/** `browser` with a page of a phone's size. */
async function openPage(browser: Playwright.Browser): Promise<Opened> {
  return {
    page: playwrightPage(await browser.newPage({ viewport: phone })),
    close: () => browser.close(),
  };
}

function present(file: string | undefined, name: string): string {
  if (!file || !existsSync(file)) throw new Error(`${name} is not to be had here.`);
  return file;
}

/* The Playwright that still drives old engines; it stands outside what `npm ci` installs. */
function formerPlaywright(): typeof Playwright {
  const manifest = path.resolve("tests/engines/package.json");
  return createRequire(manifest)("playwright-core");
}

async function openOldChromium(executablePath: string): Promise<Opened> {
  const args = ["--no-sandbox", "--disable-gpu"];
  return openPage(await formerPlaywright().chromium.launch({ executablePath, args }));
}

async function openFirefox(executablePath: string): Promise<Opened> {
  const { firefox } = formerPlaywright();
  // As in all other engines here, a scroll bar takes no room.
  const firefoxUserPrefs = { "ui.useOverlayScrollbars": 1 };
  return openPage(
    await firefox.launch({ channel: "moz-firefox", executablePath, firefoxUserPrefs }),
  );
}

function openWpe(driver: string, browser: string): Promise<Opened> {
  return openDriven({
    driver,
    environment: {},
    capabilities: {
      browserName: "cog",
      "wpe:browserOptions": { binary: browser, args: ["--automation", "--platform=headless"] },
    },
  });
}

/**
 * The engines by the name of the project that looks in each. Each finds its browser, which throws
 * one line where there is none, and gives what opens it.
 */
export const engines: Record<string, () => () => Promise<Opened>> = {
  "chromium-89": () => {
    const file = present(unpacked("chromium-89"), "Chromium 89");
    return () => openOldChromium(file);
  },
  "chromium-84": () => {
    const file = present(unpacked("chromium-84"), "Chromium 84");
    return () => openOldChromium(file);
  },
  webkit: () => {
    const webkit = findWebKit();
    return () => openWebKit(webkit);
  },
  wpe: () => {
    const driver = present(onPath("WPEWebDriver"), "WPE WebKit");
    const browser = present(onPath("cog"), "WPE WebKit");
    return () => openWpe(driver, browser);
  },
  firefox: () => {
    const file = present(onPath("firefox-esr") ?? onPath("firefox"), "Firefox");
    return () => openFirefox(file);
  },
};
