import { z } from "zod";
import { pairContent } from "@/scripts/content/content-registry";

const schema = z.string();
const parts = { flagName: schema, lastChange: schema, pagePath: schema };

it("pairs an export of a module with the schema of its name", () => {
  const entries = pairContent({ aboutUs: { story: "Once", author: "Ada" } }, { ...parts, story: schema });
  expect(entries).toEqual([{ file: "content/about-us.ts", name: "story", value: "Once", schema }]);
});

it("names a module without a schema", () => {
  expect(() => pairContent({ aboutUs: { story: "Once" } }, parts)).toThrow(
    'content/schema/index.ts has no schema for an export of content/about-us.ts: write one of the same name in content/schema/about-us.ts, and add export * from "./about-us" to content/schema/index.ts',
  );
});

it("names a schema whose content is missing, as when content/index.ts lacks a module", () => {
  expect(() => pairContent({}, { ...parts, story: schema })).toThrow(
    'content/schema has “story”, but no module in content/index.ts exports that name: write the module and add it there, like export * as story from "./story"',
  );
});

it("names the module that no longer exports a name, and what to write", () => {
  expect(() => pairContent({ faq: {} }, { ...parts, faq: schema })).toThrow(
    /^content\/faq\.ts:\d+ {2}does not export “faq”: write export const faq = …$/,
  );
  expect(() => pairContent({ products: { products: [] } }, { ...parts, products: schema, puzzleCopy: schema })).toThrow(
    /^content\/products\.ts:\d+ {2}does not export “puzzleCopy”: write export const puzzleCopy = …$/,
  );
});
