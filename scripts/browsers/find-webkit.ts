import { existsSync } from "node:fs";
import { webkit } from "playwright";
import { findOnPath, installFromDebian } from "./debian";

/* Finds Playwright's WebKit, or WebKitGTK's driver and the virtual display that it needs. */
function findInstalled() {
  if (existsSync(webkit.executablePath())) return { kind: "playwright" } as const;
  const [driver, display] = [findOnPath("WebKitWebDriver"), findOnPath("Xvfb")];
  return driver && display ? ({ kind: "gtk", driver, display } as const) : undefined;
}

/** Returns a WebKit, and installs Debian's if there is none. Throws an error with instructions to install one. */
export function findWebKit() {
  if (!findInstalled()) installFromDebian("webkit2gtk-driver", "xvfb");
  const found = findInstalled();
  if (found) return found;
  throw new Error("No WebKit found. Run `npx playwright install webkit`, or install webkit2gtk-driver and xvfb.");
}
