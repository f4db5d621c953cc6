import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changedWords, changedWordsSummary } from "@/scripts/check/changed-words";

const folder = mkdtempSync(path.join(tmpdir(), "report-"));
const report = path.join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { tests: [{ status: "expected", annotations: [] }] };
/** Returns a skipped test, as Playwright reports it. */
const skipped = (...fields: string[]) => {
  const changed = fields.map((description) => ({ type: "changed", description }));
  return {
    tests: [{ status: "skipped", annotations: [...changed, { type: "skip", description: fields.join(", ") }] }],
  };
};

/** Writes a report of a file with these tests, and of one whose test passes. */
function write(...specs: object[]) {
  writeFileSync(report, JSON.stringify({ suites: [{ specs }, { suites: [{ specs: [passed] }] }] }));
}

it("names each field with changed words once, and counts the tests that are skipped", () => {
  write(passed, skipped("testimonials"), skipped("testimonials", "home.hero.button"));
  expect(changedWordsSummary(report)).toBe(
    "2 skipped: testimonials, home.hero.button differ from the words of the specification",
  );
  expect(changedWords(report).count).toBe(2);
});

it("uses the singular for one field", () => {
  write(skipped("testimonials"), skipped("testimonials"), skipped("testimonials"));
  expect(changedWordsSummary(report)).toBe("3 skipped: testimonials differs from the words of the specification");
});

it("has nothing to report when all words are tested, or nothing was", () => {
  write(passed);
  expect(changedWordsSummary(report)).toBe("");
  expect(changedWordsSummary(`${report}-missing`)).toBe("");
});
