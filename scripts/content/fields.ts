/** The way to a field: keys of objects and indexes of lists. */
export type FieldPath = readonly PropertyKey[];

/** Returns a field as an owner reads it: `home.hero.heading[1].mark`. */
export function fieldName([first, ...rest]: FieldPath): string {
  const steps = rest.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return String(first) + steps.join("");
}

function fieldsOf(value: unknown, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ path, value }, ...children.flatMap(([key, child]) => fieldsOf(child, [...path, key]))];
}

/** Returns the groups within a value: what has fields of its own, by name. */
export const groupsOf = (value: unknown) =>
  fieldsOf(value).flatMap(({ path, value }) =>
    typeof value === "object" && value && !Array.isArray(value)
      ? { path, group: value as Record<string, unknown> }
      : [],
  );

/** Returns the texts within a value. */
export const textsOf = (value: unknown) =>
  fieldsOf(value).flatMap(({ path, value }) =>
    typeof value === "string" ? { path, text: value } : [],
  );
