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
