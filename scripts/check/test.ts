import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { installHeadlessShell } from "../browsers/find-chromium";
import { findWebKit } from "../browsers/find-webkit";

/* Scripts of package.json. WebKit comes before Chromium, since everybody who can install the app uses it. */
const steps = [
  ...["build", "test:types", "test:lint", "test:unit"],
  ...["test:export", "test:webkit", "test:customisation", "test:e2e"],
];
const needsBuild = ["test:export", "test:webkit", "test:e2e"];
const outcomes: Record<string, string> = {};

/** Returns why a step cannot run, or undefined. */
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
installHeadlessShell();

for (const step of steps) {
  console.log(`\n— ${step}`);
  const reason = obstacle(step);
  const start = performance.now();
  const run = () => spawnSync(`npm run -s ${step}`, { shell: true, stdio: "inherit" }).status;
  const outcome = reason ? `not run: ${reason}` : run() === 0 ? "passed" : "FAILED";
  outcomes[step] = `${outcome}  ${((performance.now() - start) / 1000).toFixed(1)} s`;
}
const count = (how: string) => Object.values(outcomes).filter((it) => it.startsWith(how)).length;
for (const [step, outcome] of Object.entries(outcomes)) console.log(step.padEnd(20), outcome);
console.log(`\n${count("passed")} passed, ${count("FAILED")} failed`);
process.exitCode = count("FAILED") > 0 ? 1 : 0;
