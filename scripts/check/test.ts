import { spawnSync } from "node:child_process";
import { filesIn } from "../build/files";
import { isBuilt } from "../build/sources";
import { exitWithError } from "../exit-with-error";

/*
 * `npm test` runs these scripts of package.json in order. `npm test -- marquee` runs the tests of the files that have "marquee"
 * in their path. `npm run test:all` adds what takes longer. The last line counts the steps.
 */
const all = process.argv.includes("--all");
const [filter] = process.argv.slice(2).filter((argument) => argument !== "--all");
if (filter && !filesIn("tests").some((file) => /\.test\.tsx?$/.test(file) && `tests/${file}`.includes(filter)))
  exitWithError(`No test file has “${filter}” in its path.`);

const build = isBuilt() ? [] : ["build"];
// `next build` checks the types as well.
const types = build.length > 0 ? [] : ["test:types"];
const tests = ["test:unit", "test:pages", "test:browser"];
const longer = all ? ["test:hosts", "test:engines"] : [];
const scripts = ["browsers", ...build, ...(filter ? tests : [...types, "test:lint", ...tests, ...longer])];

const outcomes: { script: string; hasPassed: boolean; seconds: string }[] = [];
for (const script of scripts) {
  console.log(`\n— ${script}`);
  const start = performance.now();
  const args = filter && tests.includes(script) ? ["--", filter] : [];
  const { status } = spawnSync("npm", ["run", "-s", script, ...args], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  outcomes.push({ script, hasPassed: status === 0, seconds: ((performance.now() - start) / 1000).toFixed(0) });
  // Without a browser or an export, the tests would fail for that reason alone.
  if (status !== 0 && ["browsers", "build"].includes(script)) break;
}

console.log();
for (const { script, hasPassed, seconds } of outcomes)
  console.log(`${script.padEnd(14)}${hasPassed ? "passed" : "FAILED"}  ${seconds} s`);
const failed = outcomes.filter(({ hasPassed }) => !hasPassed).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
