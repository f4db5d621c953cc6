import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { notCheckedFile } from "../../tests/not-checked";
import { filesIn } from "../build/files";
import { isBuilt } from "../build/sources";
import { exitWithError } from "../exit-with-error";

/*
 * `npm test` runs these scripts of package.json in order. `npm test -- marquee` runs the tests of the files that have "marquee"
 * in their path. `npm run test:all` adds what takes longer. The last line counts the steps.
 */
const isAll = process.argv.includes("--all");
const [filter] = process.argv.slice(2).filter((argument) => argument !== "--all");
const isMatch = (file: string) => /\.test\.tsx?$/.test(file) && `tests/${file}`.includes(filter ?? "");
if (!filesIn("tests").some(isMatch))
  exitWithError(
    `No test file has “${filter}” in its path: name a part of a file's path in tests/, like npm test -- marquee`,
  );

const tests = ["test:unit", "test:pages", "test:browser"];
const wasBuilt = isBuilt();
const build = wasBuilt ? [] : ["build"];
// A build checks the types as well.
const code = [...(wasBuilt ? ["test:types"] : []), "test:lint"];
const longer = ["test:copies", "test:hosts", "test:engines"];
const scripts = [...build, ...(filter ? tests : [...code, ...tests]), ...(isAll ? longer : [])];

rmSync(notCheckedFile, { force: true });
const outcomes: string[] = [];
let failed = 0;

for (const script of scripts) {
  console.log(`\n— ${script}`);
  const start = performance.now();
  const args = filter && tests.includes(script) ? ["--", filter] : [];
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["run", "-s", script, ...args], { stdio: "inherit", shell });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  outcomes.push(`${script.padEnd(14)}${status === 0 ? "passed" : "FAILED"}  ${seconds} s`);
  if (status !== 0) failed++;
  // Without an export, most tests would fail for that reason alone.
  if (status !== 0 && script === "build") break;
}

const notChecked = existsSync(notCheckedFile) ? readFileSync(notCheckedFile, "utf8").trim().split("\n") : [];
const lines = [...new Set(notChecked)];
console.log(`\n${[...lines.map((line) => `not checked: ${line}`), ...outcomes].join("\n")}`);
const skipped = lines.length > 0 ? `, ${lines.length} skipped` : "";
console.log(`\n${outcomes.length - failed} passed, ${failed} failed${skipped}`);
process.exitCode = failed > 0 ? 1 : 0;
