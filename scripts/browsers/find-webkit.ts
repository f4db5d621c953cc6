import { existsSync } from "node:fs";
import { webkit } from "playwright";
import { findOnPath, installFromDebian } from "./debian";

/* Finds WebKitGTK's driver and the virtual display that it needs, or Playwright's WebKit. */
function findInstalled() {
  const [driver, display] = [findOnPath("WebKitWebDriver"), findOnPath("Xvfb")];
  if (driver && display) return { kind: "gtk", driver, display } as const;
  return existsSync(webkit.executablePath()) ? ({ kind: "playwright" } as const) : undefined;
}

/** Returns a WebKit, and installs Debian's if there is none. Throws an error with instructions to install one. */
export function findWebKit() {
  if (!findInstalled()) installFromDebian("webkit2gtk-driver", "xvfb");
  const found = findInstalled();
  if (found) return found;
  throw new Error("No WebKit found. Run `npx playwright install webkit`, or install webkit2gtk-driver and xvfb.");
}
