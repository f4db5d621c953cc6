import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { webkit } from "playwright";
import { findOrInstall, onPath } from "./debian";

/** WebKitGTK with what drives it and what it draws on, or the WebKit that Playwright brings. */
export type WebKit =
  | { kind: "gtk"; driver: string; browser: string; display: string }
  | { kind: "playwright" };

/* The browser made for tests stands beside the library, under a name that has its version. */
function miniBrowser(): string | undefined {
  const inFolder = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const libraries = inFolder("/usr/lib").filter((folder) => /-linux-gnu\w*$/.test(folder));
  return ["/usr/libexec", "/usr/lib", ...libraries]
    .flatMap(inFolder)
    .map((folder) => path.join(folder, "MiniBrowser"))
    .find((file) => file.includes("webkit2gtk") && existsSync(file));
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
