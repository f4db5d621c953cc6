import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { changedWordsSummary, specifiedReport } from "./changed-words";

/*
 * `npm run test:specified` tests the words of the specification on the built site. It skips the tests whose words an owner
 * has changed, and names the fields.
 */

rmSync(specifiedReport, { force: true });
const { status } = spawnSync("npx", ["playwright", "test", "--project=specified", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, REPORT: specifiedReport },
  shell: process.platform === "win32",
});
const summary = changedWordsSummary();
if (summary) console.log(`\n${summary}`);
process.exitCode = status ?? 1;
