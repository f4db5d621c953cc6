import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findOnPath } from "./find-on-path";

const shell = "chromium-headless-shell";
const others = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/* Without these flags Chromium makes background requests. */
const args = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Returns the path of a Chromium, or undefined. Throws when CHROMIUM_PATH is wrong. */
export function installedChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist: correct it, or remove this variable.`);
  // Tests take half the time with a headless shell.
  const candidates = [CHROMIUM_PATH, findOnPath(shell), chromium.executablePath(), ...others.map(findOnPath), onMac];
  return candidates.find((file) => file && existsSync(file));
}

/** Returns the path of a Chromium. Throws an error with instructions to install one. */
export function findChromium(): string {
  const found = installedChromium();
  if (!found)
    throw new Error("No Chromium found. Run `npm run browsers`, or set CHROMIUM_PATH to the program of a Chromium.");
  // Child processes read this variable instead of searching again.
  process.env.CHROMIUM_PATH = found;
  return found;
}

/** Returns Playwright's launch options. Without a path Playwright uses its headless shell. */
export function chromiumOptions() {
  const executablePath = findChromium();
  return executablePath === chromium.executablePath() ? { args } : { executablePath, args };
}
