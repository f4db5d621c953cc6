import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { webkit } from "playwright";
import { installFromDebian, onPath } from "./debian";

/** WebKitGTK with what drives it and what it draws on, or the WebKit that Playwright brings. */
export type WebKit =
  | { kind: "gtk"; driver: string; browser: string; display: string }
  | { kind: "playwright" };

/* The browser made for tests stands beside the library, under a name that has its version. */
function miniBrowser(): string | undefined {
  const folders = ["/usr/libexec", "/usr/lib"].filter((folder) => existsSync(folder));
  const inFolder = (folder: string) =>
    readdirSync(folder).map((name) => path.join(folder, name, "MiniBrowser"));
  const libraries = readdirSync("/usr/lib").map((name) => path.join("/usr/lib", name));
  return [...folders, ...libraries]
    .filter((folder) => existsSync(folder) && /^(\/usr\/lib(exec)?|.*-linux-gnu\w*)$/.test(folder))
    .flatMap(inFolder)
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
 * A WebKit: the system's WebKitGTK, or Playwright's own; failing these, Debian's packages are
 * installed where that is allowed. Throws one line that says what to do.
 */
export function findWebKit(): WebKit {
  const found = installed();
  if (found) return found;
  installFromDebian(["webkit2gtk-driver", "xvfb"]);
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    "No WebKit found: run `npx playwright install webkit`, or install webkit2gtk-driver and xvfb.",
  );
}
