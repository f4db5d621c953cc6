import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findSourceLine } from "@/scripts/content/find-source-line";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
const file = (name: string) => path.join(folder, `${name}.ts`);

beforeAll(() => {
  writeFileSync(
    file("sources"),
    `export const law = {\n  title: "A law",\n};\nexport const other = { ...law, year: 2020 };\n`,
  );
  writeFileSync(
    file("products"),
    `import { law } from "./sources";
import * as sources from "./sources";

const rules = {
  sugar: "Allowed.",
};
export const products = [
  { us: rules.sugar, sources: [law, sources.law, { ...sources.other, year: 2021 }] },
];
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["a name", ["sources", 0, "title"], "sources", 2],
  ["a member of a module", ["sources", 1, "title"], "sources", 2],
  ["a spread member of a module", ["sources", 2, "title"], "sources", 2],
  ["a field beside a spread one", ["sources", 2, "year"], "products", 8],
  ["a member of an object", ["us"], "products", 5],
])("follows %s to the line of the words", (_, keys, module, line) => {
  expect(findSourceLine(file("products"), ["products", 0, ...keys])).toEqual({ file: file(module), line });
});
