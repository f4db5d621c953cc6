import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findOrInstall, onPath } from "./debian";

/* The one without windows first: it starts and draws in less time. */
const commands = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome-stable", "google-chrome"],
];
const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function installed(): string | undefined {
  return [chromium.executablePath(), ...commands.map(onPath), onMac].find(
    (file) => file && existsSync(file),
  );
}

/** Returns the path of a Chromium: CHROMIUM_PATH, Playwright's, the system's or, installed now, Debian's. Throws what to do. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  if (named) return named;
  return findOrInstall(
    installed,
    [["chromium-headless-shell"], ["chromium"]],
    "No Chromium found: run `npx playwright install chromium`, install your system's package, or set CHROMIUM_PATH.",
  );
}

/** Flags for headless use; without the background ones Chromium looks for hosts of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
