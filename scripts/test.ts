import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findJava } from "./find-java";
import { findWebKit } from "./find-webkit";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed, the ones that needed a second try. */
  flaky?: number;
  /** The names of the unit and export tests among the skipped. */
  steppedAside?: string[];
}

interface JestResult {
  assertionResults: { fullName: string; status: string }[];
}

interface Step {
  name: string;
  command: string;
  /** Where the step's runner leaves its counts; a step without is one check. */
  report?: string;
  /** Reads out/, so it makes no sense after a failed build. */
  needsBuild?: boolean;
  /** Finds what not every machine has; throws one line that says what is missing. */
  find?: () => unknown;
}

const results = "test-results";
const steps: Step[] = [
  { name: "types", command: "npm run -s test:types" },
  { name: "lint and format", command: "npm run -s test:lint" },
  {
    name: "unit",
    command: `npm run -s test:unit -- --json --outputFile=${results}/unit.json`,
    report: "unit.json",
  },
  { name: "build", command: "npm run -s build" },
  {
    name: "export",
    command: `npm run -s test:export -- --json --outputFile=${results}/export.json`,
    report: "export.json",
    needsBuild: true,
  },
  { name: "nu checker", command: "npm run -s test:nu", needsBuild: true, find: findJava },
  // The engine of everybody who can install the app comes first.
  {
    name: "webkit",
    command: "npm run -s test:webkit",
    report: "webkit.json",
    needsBuild: true,
    find: findWebKit,
  },
  {
    name: "owner",
    command: `npm run -s test:today -- --json --outputFile=${results}/owner.json`,
    report: "owner.json",
  },
  { name: "chromium", command: "npm run -s test:e2e", report: "e2e.json", needsBuild: true },
];

/** The counts of a Jest or Playwright report; a step that died without one has failed once. */
function countsOf(step: Step, isOk: boolean): Counts {
  const file = `${results}/${step.report}`;
  if (!step.report || !existsSync(file))
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const counts: Counts = report.stats
    ? {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
        flaky: report.stats.flaky,
      }
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
        steppedAside: (report.testResults as JestResult[])
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === "pending")
          .map(({ fullName }) => fullName),
      };
  // A suite that cannot be loaded counts no failed test, and a run without tests none at all.
  if (counts.failed === 0 && (!isOk || counts.passed === 0)) counts.failed = 1;
  return counts;
}

function inWords({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

/** Why a step cannot be run; undefined when it can. */
function obstacle({ needsBuild, find }: Step): string | undefined {
  if (needsBuild && !isBuilt) return "the build failed";
  try {
    find?.();
  } catch (error) {
    return (error as Error).message;
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
// The types that Next writes for routes and pictures, before anything is checked against them.
spawnSync("npx next typegen", { shell: true, stdio: "ignore" });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
let isBuilt = true;
for (const step of steps) {
  console.log(`\n— ${step.name}`);
  const why = obstacle(step);
  if (why) {
    lines.push(`${step.name.padEnd(16)}    not run   ${why}`);
    continue;
  }
  const start = performance.now();
  const isOk = spawnSync(step.command, { shell: true, stdio: "inherit" }).status === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = countsOf(step, isOk);
  if (step.name === "build") isBuilt = isOk;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const flaky = counts.flaky ? ` (${counts.flaky} at the second try)` : "";
  lines.push(`${step.name.padEnd(16)} ${`${seconds} s`.padStart(8)}   ${inWords(counts)}${flaky}`);
  lines.push(...(counts.steppedAside ?? []).map((name) => `${"".padEnd(27)}skipped: ${name}`));
}

console.log(`\n${lines.join("\n")}\n`);
console.log(inWords(total));
process.exitCode = total.failed > 0 ? 1 : 0;
