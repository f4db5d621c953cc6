import { readFileSync } from "node:fs";
import { filesIn } from "@/scripts/build/files";

const numbers = Array.from({ length: 144 }, (_, index) => index + 1);

/** Returns the numbers in a title's list, such as 12, 98, 99 and 100 for `12, 98-100`. */
function numbersIn(list: string): number[] {
  return list.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const tests = filesIn("tests")
  .map((file) => `tests/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => {
    const titles = readFileSync(file, "utf8").matchAll(/\(req ([\d, -]+)\)[^"`\n]*["`]/g);
    return { file, held: [...titles].flatMap(([, list = ""]) => numbersIn(list)) };
  });

/** The rows of docs/requirements.md: number, requirement and test files. */
const rows = [
  ...readFileSync("docs/requirements.md", "utf8").matchAll(/^\| (\d+) \|.*\|(.*)\|$/gm),
];
const documented = rows.map(([, number, files = ""]) => ({
  number: Number(number),
  files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => `tests/${file}`),
}));

it("docs/requirements.md lists every requirement once, in order", () => {
  expect(documented.map(({ number }) => number)).toEqual(numbers);
});

it("every requirement has a test that names it", () => {
  const held = tests.flatMap(({ held }) => held);
  expect(numbers.filter((number) => !held.includes(number))).toEqual([]);
});

it("no test names an unknown requirement", () => {
  const held = tests.flatMap(({ held }) => held);
  expect(held.filter((number) => !numbers.includes(number))).toEqual([]);
});

it("docs/requirements.md names the test files of each requirement", () => {
  const wrong = documented.flatMap(({ number, files }) => {
    const holding = tests.filter(({ held }) => held.includes(number)).map(({ file }) => file);
    const unfounded = files.filter((file) => !holding.includes(file));
    return files.length === 0 || unfounded.length > 0 ? { number, files, holding } : [];
  });
  expect(wrong).toEqual([]);
});
