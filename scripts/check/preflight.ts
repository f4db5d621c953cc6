import { launchTopics, preflightFindings } from "../content/preflight";

const findings = preflightFindings();

for (const topic of launchTopics) {
  const open = findings.filter((finding) => finding.topic === topic);
  console.log(`${open.length === 0 ? "done" : "OPEN"}  ${topic}`);
  for (const { file, field, what } of open) console.log(`      ${file}  ${field} ${what}`);
}
console.log(findings.length === 0 ? "\nReady to publish." : `\n${findings.length} open.`);
process.exitCode = findings.length > 0 ? 1 : 0;
