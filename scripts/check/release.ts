import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findWebKit } from "../browsers/find-webkit";
import { isBuilt } from "../build/sources";
import { preflightFindings } from "../content/preflight";
import { exitWithError } from "../exit-with-error";

/* `npm run release`: builds an export for publishing. Preflight runs first, because it takes only a second. */

const open = preflightFindings().length;
if (open > 0 && !process.argv.includes("--allow-open"))
  exitWithError(
    `Not ready: ${open} open in preflight. To see them: npm run preflight. To release anyway: npm run release -- --allow-open`,
  );
// Without a WebKit, npm test does not run test:webkit, and passes.
try {
  findWebKit();
} catch (error) {
  exitWithError(`Not ready: ${(error as Error).message}`);
}
if (spawnSync("npm test", { shell: true, stdio: "inherit" }).status !== 0) exitWithError("Not ready: npm test failed.");
if (!isBuilt()) exitWithError("Not ready: the sources changed after out/ was built. Run npm run release again.");

const commands = readFileSync("docs/deploying.md", "utf8").match(/^\| .*\| `cp deploy.*`/gm) ?? [];
console.log(`
out/ is ready${open > 0 ? `, with ${open} open in preflight` : ""}. Publish it:

${commands.join("\n").replace(/[|`]/g, "")}

Other hosts: docs/deploying.md`);
