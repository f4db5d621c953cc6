import { describedFlag, type Flag, flags } from "@/content/flags";
import type { LabelProduct, PlayableLabel } from "@/content/schema";

export type Ingredient = LabelProduct["ingredients"][number];

/** What the printed list shows of an ingredient; the rest is its explanation. */
export type Listed = Pick<Ingredient, "name" | "emphasis" | "gloss" | "flag" | "matters">;

const severity = Object.fromEntries(flags.map(({ name, severity }) => [name, severity])) as Record<
  Flag,
  number
>;

/**
 * An ingredient's flag once the visitor has picked what matters to her (ids of chips): the gravest
 * that any of her picks gives it, else the one it has for everybody. Found is what has more to tell
 * than its explanation.
 */
export function flagged({ flag, matters = {} }: Listed, picks: readonly string[]) {
  const [gravest] = picks
    .map((pick) => matters[pick])
    .filter((given) => given !== undefined)
    .sort((a, b) => severity[b] - severity[a]);
  const shown = gravest ?? flag;
  return { flag: shown, isMatch: gravest !== undefined, isFound: shown !== "explained" };
}

/** The index of the ingredient that `picks` flag gravest, the first of equals; null when they flag none. */
export function gravestMatch(
  ingredients: readonly Listed[],
  picks: readonly string[],
): number | null {
  let gravest: number | null = null;
  let worst = 0;
  ingredients.forEach((ingredient, index) => {
    const { flag, isMatch } = flagged(ingredient, picks);
    if (!isMatch || severity[flag] <= worst) return;
    gravest = index;
    worst = severity[flag];
  });
  return gravest;
}

/**
 * What stands under an ingredient's name: what it is, and of an allergen that it is one, where the name and
 * its flag, whose letters are a third larger, leave room for it.
 */
export function glossUnder({ name, gloss }: Listed, flag: Flag): string | undefined {
  if (flag !== "allergen") return gloss;
  const reason = describedFlag(flag).label.toLowerCase();
  const both = gloss ? `${gloss} · ${reason}` : reason;
  return both.length * 0.75 <= name.length + 3 ? both : gloss;
}

/** What the label says it found among the first `read` ingredients, and for what, in the words of the content. */
export function foundText(
  words: PlayableLabel,
  { chips, ingredients }: Pick<LabelProduct, "chips"> & { ingredients: readonly Listed[] },
  picks: readonly string[],
  read = ingredients.length,
): string {
  const items = ingredients.map((ingredient) => flagged(ingredient, picks));
  const found = items.slice(0, read).filter(({ isFound }) => isFound);
  const yours = found.filter(({ isMatch }) => isMatch);
  const isMatched = items.some(({ isMatch }) => isMatch);
  const only = picks.length === 1 ? chips.find(({ id }) => id === picks[0]) : undefined;
  const count = (template: string) =>
    template
      .replace("{count}", String(found.length))
      .replace("{all}", String(items.length))
      .replace("{yours}", String(yours.length))
      .replace("{whom}", only?.label.toLowerCase() ?? words.you);
  if (isMatched) return count(words.yours);
  if (picks.length > 0)
    return found.length > 0 ? `${words.noMatch} ${count(words.anyway)}` : words.noMatch;
  return found.length > 0 || read < items.length ? count(words.some) : words.nothing;
}
