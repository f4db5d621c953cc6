import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findOnPath, installFromDebian } from "./debian";

const shell = "chromium-headless-shell";
const others = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/* Without the background flags Chromium makes requests of its own. */
const args = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const isInstalled = (file: string | undefined) => file !== undefined && existsSync(file);

/** Installs Debian's headless shell even if another Chromium is installed: tests take half the time with it. */
export function installHeadlessShell(): void {
  const isFound = [process.env.CHROMIUM_PATH, findOnPath(shell), chromium.executablePath()];
  if (!isFound.some(isInstalled)) installFromDebian(shell);
}

/** Returns the path of a Chromium, the fastest first. Throws an error that says how to install one. */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !isInstalled(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist.`);
  const find = () => {
    const own = chromium.executablePath();
    return [CHROMIUM_PATH, findOnPath(shell), own, ...others.map(findOnPath), onMac].find(
      isInstalled,
    );
  };
  if (!find()) installFromDebian(shell);
  const found = find();
  if (found) return found;
  throw new Error(
    "No Chromium found. Run `npx playwright install chromium`, install your system's package, or set CHROMIUM_PATH.",
  );
}

/** Returns Playwright's launch options. Without a path Playwright starts its own headless shell. */
export function chromiumOptions() {
  const executablePath = findChromium();
  return executablePath === chromium.executablePath() ? { args } : { executablePath, args };
}
