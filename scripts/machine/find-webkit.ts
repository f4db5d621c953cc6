import { existsSync } from "node:fs";
import { webkit } from "playwright";
import { findOrInstall, onPath } from "./debian";

/** What drives WebKitGTK and what it draws on, or the WebKit that Playwright brings. */
type WebKit = { kind: "gtk"; driver: string; display: string } | { kind: "playwright" };

function installed(): WebKit | undefined {
  const [driver, display] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  if (driver && display) return { kind: "gtk", driver, display };
  return existsSync(webkit.executablePath()) ? { kind: "playwright" } : undefined;
}

/** Returns a WebKit: the system's WebKitGTK, Playwright's own or, installed now, Debian's. Throws what to do. */
export const findWebKit = (): WebKit =>
  findOrInstall(
    installed,
    [["webkit2gtk-driver", "xvfb"]],
    "No WebKit found: run `npx playwright install webkit`, or install webkit2gtk-driver and xvfb.",
  );
