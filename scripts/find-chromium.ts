import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

const onPath = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = onPath.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...candidates, onMac].find((file) => file && existsSync(file));
}

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, or the system's; failing these, Debian's
 * package is installed where that is allowed. Throws one line that says what to do.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = installed();
  if (found) return found;

  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found: installing Debian's package.");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const fetched = installed();
    if (fetched) return fetched;
  }
  throw new Error(
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
