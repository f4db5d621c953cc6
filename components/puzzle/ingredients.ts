import type { FlagName, Ingredient, Product, PuzzleCopy } from "@/content/schema";
import { describedFlag, isFlagged } from "@/lib/flags";
import { formatCount } from "@/lib/format";

/** Returns whether an ingredient is not what the question asks for. One that the label does not explain could be. */
export function isMiss(ingredient: Ingredient, puzzle: Product["puzzle"]): boolean {
  return puzzle !== undefined && ingredient.flag !== "unsure" && !isFind(ingredient, puzzle);
}

/** Returns whether an ingredient is one that solves a product's puzzle. */
export function isFind({ name }: Ingredient, puzzle: Product["puzzle"]): boolean {
  return puzzle?.finds.includes(name) ?? false;
}

/** Returns the ingredients that solve a product's puzzle. */
export function findsOf({ ingredients, puzzle }: Product): Ingredient[] {
  return ingredients.filter((ingredient) => isFind(ingredient, puzzle));
}

/** Returns the most severe flag from the selected preferences, with its preference, or the default flag. */
export function flagOf(
  { flag, matters = {} }: Ingredient,
  preferences: string[],
): { flag: FlagName; preference?: string } {
  const [worst] = preferences
    .flatMap((preference) => (matters[preference] ? [{ preference, flag: matters[preference] }] : []))
    .sort((one, other) => describedFlag(other.flag).severity - describedFlag(one.flag).severity);
  return worst ?? { flag };
}

/** Returns the names of the ingredients that the selected preferences flag. */
export function flaggedNames(ingredients: Ingredient[], selectedPreferences: string[]): string[] {
  return ingredients
    .filter((ingredient) => isFlagged(flagOf(ingredient, selectedPreferences).flag))
    .map(({ name }) => name);
}

/** Returns a duration as text: in seconds, or in minutes from 90 seconds up. */
export function durationText({ seconds, minutes }: PuzzleCopy, ms: number): string {
  const count = Math.max(1, Math.round(ms / 1000));
  return count < 90 ? formatCount(seconds, count) : formatCount(minutes, Math.round(count / 60));
}
