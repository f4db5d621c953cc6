import type { Ingredient, Product, PuzzleCopy, PuzzleWords } from "@/content/schema";
import { flagOf, flagText, isFlagged } from "@/lib/products/flags";
import { durationText } from "@/lib/text/format";
import { isMiss } from "./ingredients";
import { foundTargets, openIngredient, type PuzzleState } from "./puzzle-state";

/* The sentences of the puzzle, on the label or in the status for screen readers. */

/** Returns the question for the remaining targets. */
function questionText({ question, targets, remaining = [] }: PuzzleWords, foundCount: number): string {
  return remaining[targets.length - foundCount - 1] ?? question;
}

/** Returns the message that replaces the question once all targets are found. `time` is the visitor's time, as text. */
export function solvedText(copy: PuzzleCopy, time: string): string {
  return copy.completed.replace("{time}", time);
}

/** Returns the heading of the label: the question, or the message once all targets are found. */
export function headingText(
  language: string,
  copy: PuzzleCopy,
  puzzle: PuzzleWords,
  { progress }: PuzzleState,
): string {
  if (progress.phase !== "solved") return questionText(puzzle, foundTargets(progress).length);
  if (puzzle.targets.length === 1 && progress.duration === 0) return copy.firstTry;
  return solvedText(copy, durationText(language, copy, progress.duration));
}

/** Returns how many ingredients the selected preferences flag. Empty while none of the product's is selected. */
export function flaggedText(copy: PuzzleCopy, { product, selectedPreferences }: PuzzleState): string {
  const { preferences, ingredients } = product;
  if (!preferences.some(({ id }) => selectedPreferences.includes(id))) return "";
  const count = ingredients.filter((ingredient) => isFlagged(flagOf(ingredient, selectedPreferences).flag)).length;
  if (count === 0) return copy.nothingFlagged;
  return copy.flagged.replace("{count}", String(count)).replace("{all}", String(ingredients.length));
}

/** Returns the text of an ingredient's flag for the selected preferences, if it has one. */
export function preferenceFlagText(
  { preferences }: Product,
  ingredient: Ingredient,
  selectedPreferences: string[],
): string | undefined {
  const { flag, preference: id } = flagOf(ingredient, selectedPreferences);
  const preference = preferences.find((preference) => preference.id === id);
  return preference && flag !== "explained" ? flagText(preference, flag) : undefined;
}

/** Returns what a screen reader says after a tap: the open answer, and how far the visitor is. */
export function spokenAnswer(language: string, copy: PuzzleCopy, state: PuzzleState): string {
  const { product, progress, selectedPreferences } = state;
  const { puzzle } = product;
  const ingredient = product.ingredients.find(({ name }) => name === openIngredient(progress));
  if (!ingredient) return "";
  const { name, what, does } = ingredient;
  const flag = preferenceFlagText(product, ingredient, selectedPreferences);
  const answer = [
    `${name}:`,
    isMiss(ingredient, puzzle) && puzzle?.miss,
    what,
    does,
    flag && `${flag}.`,
    puzzle && progressText(language, copy, puzzle, state),
  ];
  return answer.filter(Boolean).join(" ");
}

/** Returns "1 of 3 found.", or the visitor's time once all targets are found. */
function progressText(language: string, copy: PuzzleCopy, puzzle: PuzzleWords, state: PuzzleState): string {
  if (state.progress.phase === "solved") return headingText(language, copy, puzzle, state);
  const found = foundTargets(state.progress).length;
  return `${copy.progress.replace("{found}", String(found)).replace("{all}", String(puzzle.targets.length))}.`;
}
