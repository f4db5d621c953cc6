import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type * as Playwright from "playwright";
import { onPath } from "../../scripts/machine/debian";
import { type Opened, openDriven, openPlaywright, openWebKit } from "../webkit/engine";

/** Where the Chromium of a package of this folder is kept once unpacked. */
export const unpacked = (name: string) => path.join("node_modules/.cache/engines", name);

function present(name: string, ...files: (string | undefined)[]): string {
  const found = files.find((file) => file && existsSync(file));
  if (!found) throw new Error(`${name} is not to be had here.`);
  return found;
}

/* The Playwright that still drives old engines; it stands outside what `npm ci` installs. */
const formerPlaywright = (): typeof Playwright =>
  createRequire(path.resolve("tests/engines/package.json"))("playwright-core");

async function openChromium(name: string) {
  const executablePath = present(name, unpacked(name));
  const args = ["--no-sandbox", "--disable-gpu"];
  return openPlaywright(await formerPlaywright().chromium.launch({ executablePath, args }));
}

/** Opens the engine of the project that looks in it; throws one line where there is none. */
export const engines: Record<string, () => Promise<Opened>> = {
  "chromium-89": () => openChromium("chromium-89"),
  "chromium-84": () => openChromium("chromium-84"),
  webkit: openWebKit,
  async wpe() {
    const driver = present("WPE WebKit", onPath("WPEWebDriver"));
    const args = ["--automation", "--platform=headless"];
    const options = { binary: present("WPE WebKit", onPath("cog")), args };
    return openDriven(driver, {}, { browserName: "cog", "wpe:browserOptions": options });
  },
  async firefox() {
    const executablePath = present("Firefox", onPath("firefox-esr"), onPath("firefox"));
    // As in all other engines here, a scroll bar takes no room.
    const firefoxUserPrefs = { "ui.useOverlayScrollbars": 1 };
    const options = { channel: "moz-firefox", executablePath, firefoxUserPrefs };
    return openPlaywright(await formerPlaywright().firefox.launch(options));
  },
};
