/** Returns the items without those that have the same key as an earlier one. */
export function uniqueBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  const keys = items.map(keyOf);
  return items.filter((item, index) => keys.indexOf(keyOf(item)) === index);
}
