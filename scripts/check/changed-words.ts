import { existsSync, readFileSync } from "node:fs";

/** The report of the step `test:specified`. */
export const specifiedReport = "test-results/specified.json";

interface Suite {
  suites?: Suite[];
  specs?: { tests: { status: string; annotations: { type: string; description?: string }[] }[] }[];
}

const testsIn = ({ suites = [], specs = [] }: Suite): NonNullable<Suite["specs"]>[number]["tests"] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/** Returns the number of tests that the last run has skipped because an owner has changed their words, and the fields. */
export function changedWords(report = specifiedReport): { count: number; fields: string[] } {
  const suite: Suite = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  const skipped = testsIn(suite).filter(({ status }) => status === "skipped");
  const annotations = skipped.flatMap(({ annotations }) => annotations);
  // tests/specified/test.ts writes them.
  const fields = annotations.flatMap(({ type, description = "" }) => (type === "changed" ? description : []));
  return { count: skipped.length, fields: [...new Set(fields)] };
}

/** Returns what the last run has not tested and why, like "3 skipped: testimonials differs from …". Empty if it tested all. */
export function changedWordsSummary(report = specifiedReport): string {
  const { count, fields } = changedWords(report);
  if (count === 0) return "";
  const verb = fields.length === 1 ? "differs" : "differ";
  return `${count} skipped: ${fields.join(", ")} ${verb} from the words of the specification`;
}
