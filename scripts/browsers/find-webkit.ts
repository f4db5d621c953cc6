import { existsSync } from "node:fs";
import { webkit } from "playwright";
import { findOnPath, installFromDebian } from "./debian";

/** WebKitGTK's driver with the display that it draws on, or Playwright's WebKit. */
type WebKit = { kind: "gtk"; driver: string; display: string } | { kind: "playwright" };

function find(): WebKit | undefined {
  const [driver, display] = [findOnPath("WebKitWebDriver"), findOnPath("Xvfb")];
  if (driver && display) return { kind: "gtk", driver, display };
  return existsSync(webkit.executablePath()) ? { kind: "playwright" } : undefined;
}

/** Returns WebKitGTK or Playwright's WebKit, and installs Debian's if there is none. Throws an error that says how to install one. */
export function findWebKit(): WebKit {
  if (!find()) installFromDebian("webkit2gtk-driver", "xvfb");
  const found = find();
  if (found) return found;
  throw new Error(
    "No WebKit found. Run `npx playwright install webkit`, or install webkit2gtk-driver and xvfb.",
  );
}
