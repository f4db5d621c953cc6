/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { findSourceLine } from "@/scripts/content/find-source-line";
import { loadingError } from "@/scripts/content/loading-error";

/* The esbuild that tsx reads content/ with. */
const { transformSync } = createRequire(require.resolve("tsx"))("esbuild");

it("reports a module that cannot be loaded in one line", () => {
  const file = path.resolve("content/home.ts");
  const fail = (message: string, line = 9) =>
    loadingError(Object.assign(new Error(message), { stack: `Error\n at ${file}:${line}:3` }));
  expect(fail("Cannot read")).toBe("content/home.ts:9  cannot be read: Cannot read");
  expect(fail("brnd is not defined")).toMatch(
    /:9 {2}cannot be read: it uses “brnd”, which does not exist: correct its/,
  );
  expect(fail("The requested module './products' does not provide an export named 'perfume'", 3)).toMatch(
    /^content\/home\.ts:3 {2}.* it uses “perfume” of content\/products\.ts, which was renamed or removed there: correct/,
  );
});

describe("a syntax error", () => {
  const right = `import { brand } from "./brand";

export const faq = [
  {
    id: "privacy",
    question: "Is it?",
    // A comment.
    answer: \`Yes, \${brand.name}.\`,
    score: 4.8,
  },
];
`;
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  const file = path.join(folder, "faq.ts");
  const report = (text: string) => {
    writeFileSync(file, text);
    try {
      transformSync(text, { loader: "ts", sourcefile: file });
      return "";
    } catch (error) {
      return loadingError(error as Error).replace(/^.*faq\.ts/, "faq.ts");
    }
  };

  it.each([
    [
      "curly quotes",
      '"Is it?"',
      "“Is it?”",
      /^faq\.ts:6 {2}has curly quotes around a text: use straight quotes, like "/,
    ],
    ["curly single quotes", '"privacy"', "‘privacy’", /^faq\.ts:5 {2}has curly quotes/],
    ["no comma", '"Is it?",', '"Is it?"', /^faq\.ts:6 {2}has no comma at its end: add one$/],
    ["no closing quote", '"Is it?",', '"Is it?,', /^faq\.ts:6 {2}has no closing quote: write a straight " at the end/],
    ["no closing backtick", ".`", ".", /has no closing backtick/],
    ["a quote in a text", '"Is it?"', '"Is "it" it?"', /^faq\.ts:6 {2}has a straight quote within a text: write curly/],
    ["a quote after a comma", '"Is it?"', '"Is it, "really", so?"', /^faq\.ts:6 {2}has a straight quote within a text/],
    ["a decimal comma", "4.8", "4,8", /^faq\.ts:9 {2}has a decimal comma: write a point, like 4\.8$/],
    ["a missing bracket", "  },\n];", "];", /^faq\.ts:\d+ {2}/],
  ])("of %s is reported with its line and what to do", (_, from, to, message) => {
    expect(report(right)).toBe("");
    expect(report(right.replace(from, to))).toMatch(message);
    // Windows.
    expect(report(`\ufeff${right.replace(from, to).replaceAll("\n", "\r\n")}`)).toMatch(message);
  });

  it("finds the line of a field in a file from Windows", () => {
    writeFileSync(file, `\ufeff${right.replaceAll("\n", "\r\n")}`);
    expect(findSourceLine(file, ["faq", 0, "answer"])).toEqual({ file, line: 8 });
  });
});
