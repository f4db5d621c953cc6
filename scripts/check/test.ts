import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { findWebKit } from "../machine/find-webkit";

/* Scripts of package.json: first what others read, and the engine of all who can install the app before Chromium. */
const steps = [
  ...["build", "test:types", "test:lint", "test:unit"],
  ...["test:export", "test:webkit", "test:today", "test:e2e"],
];
const needsBuild = ["test:export", "test:webkit", "test:e2e"];
const outcomes: Record<string, string> = {};

/** Returns why a step cannot be run; undefined when it can. */
function obstacle(step: string): string | undefined {
  if (needsBuild.includes(step) && outcomes.build?.startsWith("FAILED")) return "the build failed";
  try {
    if (step === "test:webkit") findWebKit();
  } catch (error) {
    return (error as Error).message;
  }
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

for (const step of steps) {
  console.log(`\n— ${step}`);
  const reason = obstacle(step);
  const start = performance.now();
  const run = () => spawnSync(`npm run -s ${step}`, { shell: true, stdio: "inherit" }).status;
  const outcome = reason ? `not run: ${reason}` : run() === 0 ? "passed" : "FAILED";
  outcomes[step] = `${outcome}  ${((performance.now() - start) / 1000).toFixed(1)} s`;
}
const ended = (how: string) => Object.values(outcomes).filter((it) => it.startsWith(how)).length;
for (const [step, outcome] of Object.entries(outcomes)) console.log(step.padEnd(16), outcome);
// Of the steps, whose runners count their cases above.
console.log(`\n${ended("passed")} passed, ${ended("FAILED")} failed`);
process.exitCode = ended("FAILED") > 0 ? 1 : 0;
