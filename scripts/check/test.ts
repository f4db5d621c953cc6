import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { filesIn } from "../build/files";
import { isBuilt } from "../build/sources";
import { changedWords, changedWordsSummary, specifiedReport } from "./changed-words";

/*
 * `npm test` builds both sites and runs the lanes "code", "behavior" and "content". `npm run test:all` also runs the lane
 * "release", and the cases of the browser tests that are tagged `@slow`: all but the main case of each behavior.
 * `npm test -- puzzle` runs only the tests whose file name contains "puzzle". The summary names each step, and the words that
 * are not tested because an owner has changed them. Its last line has the number of steps that passed, failed or were skipped,
 * and of tests that such words skip.
 */

/** A script of package.json. */
interface Step {
  script: string;
  /** The flag that lets the tool pass when no test file matches a filter. Without it, a filter skips the step. */
  acceptsFilter?: string;
  /** Returns why the step is skipped. */
  skip?: () => string | undefined;
  /** Returns what the step has not tested. */
  untested?: () => string;
}

const jest = "--passWithNoTests";
const playwright = "--pass-with-no-tests";

const wasBuilt = isBuilt();

/* The steps of a lane run in order. WebKit comes before Chromium, because the app's users have iPhones. */
const lanes: Record<string, Step[]> = {
  // A build checks all types, those of the tests too.
  code: [...(wasBuilt ? [{ script: "test:types" }] : []), { script: "test:lint" }],
  behavior: [
    { script: "test:unit", acceptsFilter: jest },
    { script: "test:export", acceptsFilter: jest },
    {
      script: "test:webkit",
      acceptsFilter: playwright,
      skip: () => (process.env.SKIP_WEBKIT === "1" ? "SKIP_WEBKIT=1" : undefined),
    },
    { script: "test:e2e", acceptsFilter: playwright },
  ],
  content: [
    { script: "test:content", acceptsFilter: jest },
    { script: "test:content-browser", acceptsFilter: playwright },
    { script: "test:specified", acceptsFilter: playwright, untested: changedWordsSummary },
  ],
};

const release: Step[] = [
  ...["test:release", "mutants", "test:owner", "test:hosts", "test:engines"].map((script) => ({ script })),
];

const filters = process.argv.slice(2).filter((argument) => argument !== "--all");
const isAll = process.argv.includes("--all");
if (isAll) {
  lanes.release = release;
  // playwright.config.ts and tests/webkit/playwright.config.ts read it.
  process.env.SLOW_TESTS = "1";
}

const outcomes: { name: string; result: "passed" | "FAILED" | "skipped"; detail: string }[] = [];

/** Runs a script of package.json. Returns whether it passed. */
async function run(lane: string, script: string, args: string[] = [], untested = () => ""): Promise<boolean> {
  console.log(`\n— ${lane}: ${script}`);
  const start = performance.now();
  const child = spawn("npm", ["run", "-s", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const hasPassed = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const detail = [seconds, untested()].filter(Boolean).join(", ");
  outcomes.push({ name: `${lane}: ${script}`, result: hasPassed ? "passed" : "FAILED", detail });
  return hasPassed;
}

async function runStep(lane: string, { script, acceptsFilter, skip, untested }: Step) {
  const reason = filters.length > 0 && !acceptsFilter ? "it takes no file name" : skip?.();
  if (reason) outcomes.push({ name: `${lane}: ${script}`, result: "skipped", detail: reason });
  else await run(lane, script, acceptsFilter && filters.length > 0 ? [acceptsFilter, ...filters] : [], untested);
}

/* A mistyped name would pass, because each tool may have no match. */
const isTest = /\.test\.tsx?$/;
const matches = (filter: string) =>
  filesIn("tests").some((file) => isTest.test(file) && `tests/${file}`.includes(filter));
const mistyped = filters.find((filter) => !matches(filter));
if (mistyped !== undefined) {
  console.error(`No test file has “${mistyped}” in its name.`);
  process.exit(1);
}

rmSync("test-results/copies", { recursive: true, force: true });
rmSync(specifiedReport, { force: true });

/** Installs the browsers, then builds both sites. Returns whether the other steps can run. */
async function prepare(): Promise<boolean> {
  // In one process, before any step could meet a browser that is half installed.
  if (!(await run("prepare", "browsers"))) return false;
  // The two builds share the cores. Each does nothing when its export is up to date.
  const builds = await Promise.all([wasBuilt || run("prepare", "build"), run("prepare", "build:fixture")]);
  // Without an export, the other steps would test an earlier one.
  return builds.every(Boolean);
}

if (await prepare())
  for (const [lane, steps] of Object.entries(lanes)) for (const step of steps) await runStep(lane, step);

const count = (result: string) => outcomes.filter((outcome) => outcome.result === result).length;
const width = Math.max(...outcomes.map(({ name }) => name.length));
console.log();
for (const { name, result, detail } of outcomes) console.log(`${name.padEnd(width)}  ${result}  ${detail}`);
const skipped = count("skipped") > 0 ? `, ${count("skipped")} skipped` : "";
const changed = changedWords().count;
const untested = changed > 0 ? `, ${changed} tests of changed words skipped` : "";
if (!isAll) console.log("\nThe cases tagged @slow and the lane release run with `npm run test:all`.");
console.log(`\n${count("passed")} passed, ${count("FAILED")} failed${skipped}${untested}`);
process.exitCode = count("FAILED") > 0 ? 1 : 0;
