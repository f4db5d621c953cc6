import type { RichTextCopy } from "../../content/schema";
import { plainText } from "../../content/schema/plain-text";

/** The object keys and list indexes that lead to a field. */
export type FieldPath = readonly PropertyKey[];

/** Returns a field's name, like `home.hero.heading[1].mark`. */
export function fieldName([first, ...rest]: FieldPath): string {
  const keys = rest.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return String(first) + keys.join("");
}

function fieldsOf(value: unknown, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ path, value }, ...children.flatMap(([key, child]) => fieldsOf(child, [...path, key]))];
}

/** Returns all objects within a value. */
export const objectsOf = (value: unknown) =>
  fieldsOf(value).flatMap(({ path, value }) =>
    typeof value === "object" && value && !Array.isArray(value)
      ? { path, object: value as Record<string, unknown> }
      : [],
  );

/** Returns all strings within a value. */
export const textsOf = (value: unknown) =>
  fieldsOf(value).flatMap(({ path, value }) => (typeof value === "string" ? { path, text: value } : []));

const isToken = (value: unknown) =>
  typeof value === "object" && value !== null && ["mark", "term", "link"].some((name) => name in value);
const isRichText = (list: unknown[]): list is RichTextCopy => list.some(isToken);

/** Returns all texts within a value, with single spaces. Texts and tokens of one list are one text. */
export function copyIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === "string" || (Array.isArray(value) && isRichText(value)))
    return [{ path, text: plainText(value) }];
  if (typeof value !== "object" || value === null) return [];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return children.flatMap(([key, child]) => copyIn(child, [...path, key]));
}

/** Returns all words within a value, with a line for each text. */
export function wordsIn(value: unknown): string {
  const texts = copyIn(value).map(({ text }) => text);
  return texts.filter(Boolean).join("\n");
}

/**
 * Returns the path of a field whose list entries are named by their id, like `home.closing.trustPoints[privacy].text`, and its
 * value. Undefined if `content`, values by name, has no such field.
 */
export function findField(
  field: string,
  content: Record<string, unknown>,
): { path: FieldPath; value: unknown } | undefined {
  const path: PropertyKey[] = [];
  let value: unknown = content;
  for (const [, id, key] of field.matchAll(/\[([\w-]+)\]|([\w-]+)/g)) {
    const index = Array.isArray(value) ? value.findIndex((entry) => entry?.id === (id ?? key)) : -1;
    const next = Array.isArray(value) ? index : String(key);
    if (typeof value !== "object" || value === null || !(next in value)) return undefined;
    path.push(next);
    value = Reflect.get(value, next);
  }
  return { path, value };
}
