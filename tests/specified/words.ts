import { z } from "zod";
import { contentRegistry } from "../../scripts/content/content-registry";
import { findField, wordsIn } from "../../scripts/content/fields";
import { contentByName } from "../../scripts/content/references";

/** What a field must have: a text, a number or the length of a list, patterns that its words match, or the texts of a list. */
type Expected = string | number | RegExp | readonly RegExp[] | readonly string[];

/**
 * The words of the specification, by the field of content/ that has them. `[]` means every entry of a list, as in
 * `home.whoThisHelps.cards[].title`, and `[id]` the one with this id.
 */
export type Words = Record<string, Expected>;

/** Returns the fields of content/ whose words are no longer those of the specification. Throws if the schema has no such field. */
export function changedFields(words: Words): string[] {
  const fields = Object.keys(words);
  const unknown = fields.find((field) => !isInSchema(field));
  if (unknown) throw new Error(`content/schema has no field ${unknown}`);
  return fields.filter((field) => !has(currentValue(field), words[field] ?? ""));
}

/** Returns the value of a field, or the list of its values. Undefined if an owner has removed the field. */
function currentValue(field: string): unknown {
  const [list = "", key] = field.split("[].");
  const value = findField(list, contentByName)?.value;
  if (key === undefined || !Array.isArray(value)) return value;
  return value.map((entry) => findField(key, entry)?.value);
}

function has(value: unknown, expected: Expected): boolean {
  if (typeof expected === "number") return (Array.isArray(value) ? value.length : value) === expected;
  if (typeof expected === "string") return wordsIn(value) === expected;
  if (expected instanceof RegExp) return expected.test(wordsIn(value));
  if (expected.every((one) => typeof one === "string"))
    return Array.isArray(value) && JSON.stringify(value.map(wordsIn)) === JSON.stringify(expected);
  return expected.every((pattern) => has(value, pattern));
}

function isInSchema(field: string): boolean {
  const [name, ...keys] = field.match(/[\w-]+|\[\]/g) ?? [];
  const root = contentRegistry.find((entry) => entry.name === name)?.schema;
  return keys.reduce<z.core.$ZodType | undefined>(childOf, root) !== undefined;
}

/** Returns the schema of a field of a group, or of the entries of a list. */
function childOf(schema: z.core.$ZodType | undefined, key: string): z.core.$ZodType | undefined {
  if (schema instanceof z.core.$ZodOptional) return childOf(schema._zod.def.innerType, key);
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape[key];
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  return undefined;
}
