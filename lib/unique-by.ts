/** Returns the items without those that have the same key as an earlier one. */
export function uniqueBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}
