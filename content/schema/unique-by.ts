/* Beside the schema, because its rules and the pages use these functions. Like plain-text.ts, this module does not import zod. */

/** Returns the items that have the same key as an earlier one, with their positions. */
export function repeatsBy<Item>(items: Item[], keyOf: (item: Item) => string): { item: Item; index: number }[] {
  const keys = items.map(keyOf);
  return items.map((item, index) => ({ item, index })).filter(({ item, index }) => keys.indexOf(keyOf(item)) < index);
}

/** Returns the items without those that have the same key as an earlier one. */
export function uniqueBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  const keys = items.map(keyOf);
  return items.filter((item, index) => keys.indexOf(keyOf(item)) === index);
}
