/** The way to a field: keys of objects and indexes of lists. */
export type FieldPath = readonly PropertyKey[];

/** A field as an owner reads it: `home.hero.heading[1].mark`. */
export function fieldName([first, ...rest]: FieldPath): string {
  const steps = rest.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return String(first) + steps.join("");
}

/** Calls `visit` for each object within `value`, itself included. */
export function walkObjects(
  value: unknown,
  visit: (node: Record<string, unknown>, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, path);
  for (const [key, child] of children(value)) walkObjects(child, visit, [...path, key]);
}

/** Calls `visit` for each string within `value`. */
export function walkStrings(
  value: unknown,
  visit: (text: string, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  if (typeof value === "string") visit(value, path);
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of children(value)) walkStrings(child, visit, [...path, key]);
}

function children(value: object): [PropertyKey, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}
