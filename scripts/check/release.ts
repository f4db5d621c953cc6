import { spawnSync } from "node:child_process";
import { installBrowsers, testBrowsers } from "../browsers/install";
import { isBuilt } from "../build/sources";
import { preflightFindings } from "../content/preflight";
import { exitWithError } from "../exit-with-error";

/* `npm run release`: checks everything that a release needs, and publishes nothing. Preflight runs first, because it takes only a second. */

const open = preflightFindings().length;
console.log("Checks whether the site is ready: preflight, then `npm test`, which builds out/. Publishes nothing.\n");
if (open > 0 && !process.argv.includes("--allow-open"))
  exitWithError(
    `Not ready: ${open} open in preflight. To see them: npm run preflight. To ignore them: npm run release -- --allow-open`,
  );
try {
  installBrowsers(testBrowsers());
} catch (error) {
  exitWithError(`Not ready: ${(error as Error).message}`);
}
if (spawnSync("npm test", { shell: true, stdio: "inherit" }).status !== 0) exitWithError("Not ready: npm test failed.");
if (!isBuilt()) exitWithError("Not ready: the sources changed after out/ was built. Run npm run release again.");

console.log(
  `\nReady: out/ is built and tested${open > 0 ? `, with ${open} open in preflight` : ""}. docs/deploying.md has the command that publishes it.`,
);
