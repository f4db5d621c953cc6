import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { findWebKit } from "../browsers/find-webkit";

/* Scripts of package.json. WebKit comes before Chromium, because the app's users have iPhones. */
const steps = [
  ...["build", "test:types", "test:lint", "test:unit"],
  ...["test:export", "test:webkit", "test:customisation", "test:e2e"],
];
const outcomes: string[] = [];

/** Runs a step and returns its outcome. */
function run(step: string): string {
  try {
    if (step === "test:webkit") findWebKit();
  } catch (error) {
    return `not run: ${(error as Error).message}`;
  }
  const start = performance.now();
  const { status } = spawnSync(`npm run -s ${step}`, { shell: true, stdio: "inherit" });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${status === 0 ? "passed" : "FAILED"}  ${seconds} s`;
}

rmSync("test-results", { recursive: true, force: true });
for (const step of steps) {
  console.log(`\n— ${step}`);
  outcomes.push(`${step.padEnd(20)} ${run(step)}`);
  // The other steps would test an earlier export.
  if (outcomes[0]?.includes("FAILED")) break;
}
const count = (word: string) => outcomes.filter((outcome) => outcome.includes(word)).length;
console.log(`\n${outcomes.join("\n")}\n\n${count("passed")} passed, ${count("FAILED")} failed`);
process.exitCode = count("FAILED") > 0 ? 1 : 0;
