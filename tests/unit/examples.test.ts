import { z } from "zod";
import { contentRegistry } from "@/scripts/content/content-registry";
import { exampleOf } from "@/scripts/content/examples";

/** Returns a schema and all schemas in it. */
function schemasIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = "innerType" in def ? [def.innerType] : [];
  const element = "element" in def ? [def.element] : [];
  const shape = "shape" in def ? Object.values(def.shape) : [];
  const options = "options" in def ? [...def.options] : [];
  const values = def.type === "record" ? [def.keyType, def.valueType] : [];
  return [schema, ...[...inner, ...element, ...shape, ...options, ...values].flatMap(schemasIn)];
}

const schemas = contentRegistry.flatMap(({ name, schema }) => schemasIn(schema).map((one) => ({ name, schema: one })));
const withExample = schemas.flatMap(({ name, schema }) => {
  const { example } = z.globalRegistry.get(schema) ?? {};
  return example === undefined ? [] : { name, schema, example };
});

it("each example of a schema is a value that the schema accepts", () => {
  expect(withExample.length).toBeGreaterThan(50);
  const refused = withExample.filter(({ schema, example }) => !z.safeParse(schema, example).success);
  expect(refused.map(({ name, example }) => `${name}: ${example}`)).toEqual([]);
});

it("every text has an example", () => {
  const texts = schemas.filter(({ schema }) => (schema as z.core.$ZodTypes)._zod.def.type === "string");
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ schema }) => exampleOf(schema) === undefined).map(({ name }) => name)).toEqual([]);
});

it("does not take an example from the words of a message", () => {
  const schema = z.string().regex(/^\d+$/, "must be digits, like 12");
  expect(exampleOf(schema)).toBeUndefined();
  expect(exampleOf(schema.meta({ example: "34" }))).toBe('"34"');
});
