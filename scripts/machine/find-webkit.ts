import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { webkit } from "playwright";
import { findOrInstall, onPath } from "./debian";

/** WebKitGTK with what drives it and what it draws on, or the WebKit that Playwright brings. */
export type WebKit =
  | { kind: "gtk"; driver: string; browser: string; display: string }
  | { kind: "playwright" };

/* The browser made for tests stands beside the library, in a folder that has its version. */
function miniBrowser(): string | undefined {
  const places = [
    "/usr/lib",
    "/usr/libexec",
    "-maxdepth",
    "3",
    "-path",
    "*webkit2gtk*/MiniBrowser",
  ];
  return spawnSync("find", places, { encoding: "utf8" }).stdout?.split("\n")[0];
}

function installed(): WebKit | undefined {
  if (process.platform === "linux") {
    const [driver, display] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
    const browser = miniBrowser();
    if (driver && display && browser) return { kind: "gtk", driver, browser, display };
  }
  return existsSync(webkit.executablePath()) ? { kind: "playwright" } : undefined;
}

/**
 * Returns a WebKit: the system's WebKitGTK, or Playwright's own; failing these, Debian's packages are
 * installed where that is allowed. Throws one line that says what to do.
 */
export const findWebKit = (): WebKit =>
  findOrInstall(
    installed,
    [["webkit2gtk-driver", "xvfb"]],
    "No WebKit found: run `npx playwright install webkit`, or install webkit2gtk-driver and xvfb.",
  );
