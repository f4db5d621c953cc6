import { readFileSync } from "node:fs";
import { filesIn } from "@/scripts/build/files";

const numbers = Array.from({ length: 144 }, (_, index) => index + 1);

/** Returns the numbers in a list like `12, 98-100`: 12, 98, 99 and 100. */
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
    return { file, covered: [...titles].flatMap(([, list = ""]) => numbersIn(list)) };
  });

/** The rows of docs/requirements.md: number, requirement and test files. */
const rows = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^\| (\d+) \|.*\|(.*)\|$/gm)];
const documented = rows.map(([, number, files = ""]) => ({
  number: Number(number),
  files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => `tests/${file}`),
}));

it("docs/requirements.md lists every requirement once, in order", () => {
  expect(documented.map(({ number }) => number)).toEqual(numbers);
});

it("test titles contain every requirement's number and no other", () => {
  const covered = tests.flatMap(({ covered }) => covered);
  expect(numbers.filter((number) => !covered.includes(number))).toEqual([]);
  expect(covered.filter((number) => !numbers.includes(number))).toEqual([]);
});

it("docs/requirements.md names the test files of each requirement", () => {
  const wrong = documented.flatMap(({ number, files }) => {
    const covering = tests.filter(({ covered }) => covered.includes(number)).map(({ file }) => file);
    const wrongFiles = files.filter((file) => !covering.includes(file));
    return files.length === 0 || wrongFiles.length > 0 ? { number, files, covering } : [];
  });
  expect(wrong).toEqual([]);
});
