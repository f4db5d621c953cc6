import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type * as Playwright from "playwright";
import { findOnPath } from "../../scripts/browsers/find-on-path";
import { type EngineSession, openWithPlaywright, openWithWebDriver } from "../../tests/browser/webkit/engine";

/** Returns the file to which lab/engines/install.ts unpacks an old Chromium. */
export const unpackedFile = (name: string) => path.join("node_modules/.cache/engines", name);

function installed(name: string, ...files: (string | undefined)[]): string {
  const found = files.find((file) => file && existsSync(file));
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

/* Newer versions of Playwright do not support old engines. Only `npm run test:engines` installs this one. */
const oldPlaywright = (): typeof Playwright => createRequire(path.resolve("lab/package.json"))("playwright-core");

async function openChromium(name: string) {
  const executablePath = installed(name, unpackedFile(name));
  const args = ["--no-sandbox", "--disable-gpu"];
  return openWithPlaywright(await oldPlaywright().chromium.launch({ executablePath, args }));
}

/** Functions that open each engine, by the name of its project. They reject when it is not installed. */
export const engines: Record<string, () => Promise<EngineSession>> = {
  "chromium-89": () => openChromium("chromium-89"),
  "chromium-84": () => openChromium("chromium-84"),
  async wpe() {
    const driver = installed("WPE WebKit", findOnPath("WPEWebDriver"));
    const args = ["--automation", "--platform=headless"];
    const options = { binary: installed("WPE WebKit", findOnPath("cog")), args };
    return openWithWebDriver(driver, {}, { browserName: "cog", "wpe:browserOptions": options });
  },
  async firefox() {
    const executablePath = installed("Firefox", findOnPath("firefox-esr"), findOnPath("firefox"));
    // Overlay scroll bars have no width, as in the other engines.
    const firefoxUserPrefs = { "ui.useOverlayScrollbars": 1 };
    const options = { channel: "moz-firefox", executablePath, firefoxUserPrefs };
    return openWithPlaywright(await oldPlaywright().firefox.launch(options));
  },
};
