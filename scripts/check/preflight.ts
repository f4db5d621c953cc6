import { checkContent } from "../content/check";
import { launchTopics, preflightFindings } from "../content/preflight";
import { lineOf } from "../content/report";

const problems = checkContent();
for (const problem of problems) console.log(lineOf(problem));
if (problems.length > 0) console.log("\nThe build stops at these. Still open before the launch:\n");

const findings = preflightFindings();

for (const topic of launchTopics) {
  const open = findings.filter((finding) => finding.topic === topic);
  console.log(`${open.length === 0 ? "done" : "OPEN"}  ${topic}`);
  for (const finding of open) console.log(`      ${lineOf(finding)}`);
}
console.log(problems.length + findings.length === 0 ? "\nReady to publish." : `\n${findings.length} open.`);
process.exitCode = problems.length + findings.length > 0 ? 1 : 0;
