import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { findWebKit } from "../machine/find-webkit";

interface Step {
  name: string;
  command: string;
  /** Reads out/, so it makes no sense after a failed build. */
  needsBuild?: boolean;
  /** Finds what not every machine has; throws one line that says what is missing. */
  find?: () => unknown;
}

const steps: Step[] = [
  { name: "types", command: "npm run -s test:types" },
  { name: "lint and format", command: "npm run -s test:lint" },
  { name: "unit", command: "npm run -s test:unit" },
  { name: "build", command: "npm run -s build" },
  { name: "export", command: "npm run -s test:export", needsBuild: true },
  // The engine of everybody who can install the app comes first.
  { name: "webkit", command: "npm run -s test:webkit", needsBuild: true, find: findWebKit },
  { name: "owner", command: "npm run -s test:today" },
  { name: "chromium", command: "npm run -s test:e2e", needsBuild: true },
];

/** Why a step cannot be run; undefined when it can. */
function obstacle({ needsBuild, find }: Step): string | undefined {
  if (needsBuild && !isBuilt) return "the build failed";
  try {
    find?.();
  } catch (error) {
    return (error as Error).message;
  }
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
// What Next and the build write, before anything is checked against it.
spawnSync("npx next typegen", { shell: true, stdio: "ignore" });

const lines: string[] = [];
const counts = { passed: 0, failed: 0 };
let isBuilt = true;
for (const step of steps) {
  console.log(`\n— ${step.name}`);
  const reason = obstacle(step);
  const start = performance.now();
  const isOk = !reason && spawnSync(step.command, { shell: true, stdio: "inherit" }).status === 0;
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (step.name === "build") isBuilt = isOk;
  if (!reason) counts[isOk ? "passed" : "failed"]++;
  const outcome = reason ? `not run: ${reason}` : `${isOk ? "passed" : "FAILED"}  ${seconds}`;
  lines.push(`${step.name.padEnd(16)} ${outcome}`);
}
console.log(`\n${lines.join("\n")}\n`);
// Of the steps, whose runners count their cases above.
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
