/** Returns the items without those that have the same key as an earlier one. */
export function uniqueBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
