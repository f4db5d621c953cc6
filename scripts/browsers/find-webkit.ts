import { existsSync } from "node:fs";
import { webkit } from "playwright";
import { findOnPath } from "./find-on-path";

/** Returns Playwright's WebKit, or WebKitGTK's driver and the virtual display that it needs. Undefined without either. */
export function installedWebKit() {
  if (existsSync(webkit.executablePath())) return { kind: "playwright" } as const;
  const driver = findOnPath("WebKitWebDriver");
  const display = findOnPath("Xvfb");
  return driver && display ? ({ kind: "gtk", driver, display } as const) : undefined;
}

/** Returns a WebKit. Throws an error with instructions to install one. */
export function findWebKit() {
  const found = installedWebKit();
  if (!found) throw new Error("No WebKit found. Run `npm run browsers`.");
  return found;
}
