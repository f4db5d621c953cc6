/** Of some words the one that needs the fewest letters changed to become `wrong`. */
export function nearest(wrong: string, among: string[]): string | undefined {
  const distances = among.map((right) => ({ right, distance: distance(wrong, right) }));
  return distances.sort((a, b) => a.distance - b.distance)[0]?.right;
}

/** Levenshtein's: https://en.wikipedia.org/wiki/Levenshtein_distance */
function distance(one: string, other: string): number {
  let row = [...other, ""].map((_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, with_] of [...other].entries())
      next.push(
        Math.min(
          (next[to] ?? 0) + 1,
          (row[to + 1] ?? 0) + 1,
          (row[to] ?? 0) + (letter === with_ ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
