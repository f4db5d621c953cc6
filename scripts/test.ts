import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

interface Counts {
  passed: number;
  failed: number;
  /** Of those that passed, the ones that needed a second try. */
  flaky?: number;
}

interface Step {
  name: string;
  command: string;
  /** Where the step's runner leaves its counts; a step without is one check. */
  report?: string;
  /** Reads out/, so it makes no sense after a failed build. */
  needsBuild?: boolean;
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
  { name: "browser", command: "npm run -s test:e2e", report: "e2e.json", needsBuild: true },
];

/** The counts of a Jest or Playwright report; a step that died without one has failed once. */
function countsOf(step: Step, isOk: boolean): Counts {
  const file = `${results}/${step.report}`;
  if (!step.report || !existsSync(file)) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const counts: Counts = report.stats
    ? {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        flaky: report.stats.flaky,
      }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
  // A suite that cannot be loaded counts no failed test, and a run without tests none at all.
  if (counts.failed === 0 && (!isOk || counts.passed === 0)) counts.failed = 1;
  return counts;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
// The types that Next writes for routes and pictures, before anything is checked against them.
spawnSync("npx next typegen", { shell: true, stdio: "ignore" });

const total: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
let isBuilt = true;
for (const step of steps) {
  if (step.needsBuild && !isBuilt) {
    lines.push(`${step.name.padEnd(16)} not run: the build failed`);
    continue;
  }
  console.log(`\n— ${step.name}`);
  const start = performance.now();
  const isOk = spawnSync(step.command, { shell: true, stdio: "inherit" }).status === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = countsOf(step, isOk);
  if (step.name === "build") isBuilt = isOk;
  total.passed += counts.passed;
  total.failed += counts.failed;
  lines.push(
    `${step.name.padEnd(16)} ${`${seconds} s`.padStart(8)}   ${counts.passed} passed, ${counts.failed} failed${counts.flaky ? ` (${counts.flaky} at the second try)` : ""}`,
  );
}

console.log(`\n${lines.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
