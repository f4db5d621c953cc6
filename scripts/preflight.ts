import { preflightFindings } from "./check-content";

const findings = preflightFindings();
const widest = (column: "file" | "field") =>
  Math.max(0, ...findings.map((finding) => finding[column].length));
const [file, field] = [widest("file"), widest("field")];

for (const finding of findings) {
  console.log(`${finding.file.padEnd(file)}  ${finding.field.padEnd(field)}  ${finding.what}`);
}
if (findings.length === 0) console.log("Ready to publish.");
process.exitCode = findings.length > 0 ? 1 : 0;
