import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { canInstallFromDebian, installFromDebian, isHalfInstalled } from "./debian";
import { installedChromium } from "./find-chromium";
import { installedWebKit } from "./find-webkit";

interface Browser {
  name: string;
  isInstalled(): boolean;
  /** Its packages in Debian. */
  debian: string[];
  /** Its name in Playwright. */
  playwright: string;
  /** What to do when it cannot be installed. */
  remedy: string;
}

const chromium: Browser = {
  name: "Chromium",
  isInstalled: () => installedChromium() !== undefined,
  debian: ["chromium-headless-shell"],
  playwright: "chromium",
  remedy: "install your system's Chromium or Chrome, or set CHROMIUM_PATH",
};

const webkit: Browser = {
  name: "WebKit",
  isInstalled: () => installedWebKit() !== undefined,
  debian: ["webkit2gtk-driver", "xvfb"],
  playwright: "webkit",
  remedy: "install webkit2gtk-driver and xvfb, or set SKIP_WEBKIT=1 to skip its tests",
};

/** The browsers that the tests need. */
export const testBrowsers = () => (process.env.SKIP_WEBKIT === "1" ? [chromium] : [chromium, webkit]);

const isMissing = ({ isInstalled, debian }: Browser) =>
  !isInstalled() || (canInstallFromDebian() && debian.some(isHalfInstalled));

/** Downloads Playwright's browsers. Returns what it printed when that fails, otherwise undefined. */
function downloadFromPlaywright(browsers: Browser[]): string | undefined {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");
  const names = browsers.map(({ playwright }) => playwright);
  // The system's libraries that they need, which only root can install.
  const args = [cli, "install", ...(canInstallFromDebian() ? ["--with-deps"] : []), ...names];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim();
}

/**
 * Installs the browsers that are missing: with apt-get as root on Debian, otherwise Playwright's. Call it in one process,
 * before anything needs a browser. Throws an error with the installer's error and what to do.
 */
export function installBrowsers(browsers: Browser[]): void {
  const missing = browsers.filter(isMissing);
  if (missing.length === 0) return;

  const failures: string[] = [];
  function install(browsers: Browser[], how: string, run: (browsers: Browser[]) => string | undefined) {
    const still = browsers.filter(isMissing);
    if (still.length === 0) return;
    console.log(`Installs ${still.map(({ name }) => name).join(" and ")} ${how}.`);
    const failure = run(still);
    if (failure) failures.push(failure);
  }

  // One at a time, because Ubuntu has only one of them.
  if (canInstallFromDebian())
    for (const browser of missing)
      install([browser], "with apt-get, because this user is root", () => installFromDebian(browser.debian));
  install(missing, "with Playwright", downloadFromPlaywright);

  const lost = missing.filter(isMissing);
  if (lost.length === 0) return;
  const names = lost.map(({ name }) => name).join(" and no ");
  const remedies = lost.map(({ name, remedy }) => `For ${name}, ${remedy}.`).join(" ");
  throw new Error(
    `No ${names} could be installed (${failures.map(reasonIn).join("; ")}). Check the network and run npm run browsers again. If that fails: ${remedies}`,
  );
}

/** Installs a Chromium if there is none, for `npm run pictures`. Throws like `installBrowsers`. */
export const installChromium = () => installBrowsers([chromium]);

/** Returns the line of an installer's output that has the error. */
function reasonIn(output: string): string {
  const lines = output.split("\n");
  return lines.filter((line) => /^(E|Error): /.test(line)).at(-1) ?? lines.at(-1) ?? "";
}
