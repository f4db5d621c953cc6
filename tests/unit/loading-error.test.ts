/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
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
  expect(fail("The requested module './products' does not provide an export named 'noSuchName'", 3)).toMatch(
    /^content\/home\.ts:3 {2}.* it uses “noSuchName” of content\/products\.ts, which was renamed or removed there: correct/,
  );
});

describe("names the module of content/, whatever the folder of the site is called", () => {
  afterEach(() => jest.restoreAllMocks());

  const report = (folder: string, frame: string) => {
    jest.spyOn(process, "cwd").mockReturnValue(folder);
    return loadingError(Object.assign(new Error("Cannot read"), { stack: `Error: Cannot read\n    at ${frame}` }));
  };
  const expected = "content/home.ts:9  cannot be read: Cannot read";

  it.each(["/home/me/My Site (1)", "/home/me/scripts", "/content/a.ts/site", "/home/é [1]/100%#"])("%s", (folder) => {
    const file = `${folder}/content/home.ts`;
    expect(report(folder, `${file}:9:3`)).toBe(expected);
    expect(report(folder, `Object.<anonymous> (${file}:9:3)`)).toBe(expected);
    expect(report(folder, `async ${pathToFileURL(file)}:9:3`)).toBe(expected);
    expect(report(folder, `${folder}/scripts/content/links.ts:9:3`)).toBe("Cannot read");
  });

  it("C:\\Users\\Jo Doe\\site", () => {
    const folder = "C:\\Users\\Jo Doe\\site";
    expect(report(folder, `Object.<anonymous> (${folder}\\content\\home.ts:9:3)`)).toBe(expected);
  });
});

it("names the module that must export a name, and what to write", () => {
  const message = "The requested module './products' does not provide an export named 'products'";
  const fail = (importer: string) =>
    loadingError(Object.assign(new Error(message), { stack: `SyntaxError\n at ${path.resolve(importer)}:3` }));
  const report = /^content\/products\.ts:\d+ {2}does not export “products”: write export const products = …$/;
  // The module declares the name, or code outside content/ imports it.
  expect(fail("content/what-it-does.ts")).toMatch(report);
  expect(fail("scripts/content/links.ts")).toMatch(report);
  expect(fail("lib/products/glossary.ts")).toMatch(report);
});

it("keeps the line of a report that has one", () => {
  const line = "content/faq.ts:1  does not export “faq”: write export const faq = …";
  const stack = `Error: ${line}\n at ${path.resolve("scripts/content/content-registry.ts")}:32:5`;
  expect(loadingError(Object.assign(new Error(line), { stack }))).toBe(line);
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
    [
      "an apostrophe",
      '"Is it?"',
      "'There's a label'",
      /^faq\.ts:6 {2}has an apostrophe in a text between single quotes/,
    ],
    [
      "an apostrophe after s",
      '"Is it?"',
      "'The dogs' label'",
      /: use double quotes, like "There's a label", or write ’$/,
    ],
    ["an apostrophe in an answer", /`Yes.*`/, "'It can't.'", /^faq\.ts:8 {2}has an apostrophe/],
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
