import { launchTopics, preflightFindings } from "../content/preflight";
import { lineOf } from "../content/rules";

const findings = preflightFindings();

for (const topic of launchTopics) {
  const open = findings.filter((finding) => finding.topic === topic);
  console.log(`${open.length === 0 ? "done" : "OPEN"}  ${topic}`);
  for (const finding of open) console.log(`      ${lineOf(finding)}`);
}
console.log(findings.length === 0 ? "\nReady to publish." : `\n${findings.length} open.`);
process.exitCode = findings.length > 0 ? 1 : 0;
