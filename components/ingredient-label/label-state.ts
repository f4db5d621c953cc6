import { describedFlag, type FlagName, isFlagged } from "@/content/flags";
import type { Ingredient, Product, PuzzleCopy } from "@/content/schema";
import { formatCount } from "@/lib/format";

export interface LabelState {
  productId: string;
  /** Ids of the other products, in the order of their packages. The chosen one trades places with the product shown. */
  shelf: string[];
  /** The product that the visitor replaced with one from the shelf. */
  previousId: string | null;
  /** Ids of chips. They stay selected when the product changes. */
  selectedPreferences: string[];
  /** Names of the ingredients found on this product, in the order of the visitor's taps. */
  found: string[];
  /** The name of the ingredient whose answer is shown. */
  openName: string | null;
  /** The times of the visitor's first tap and of the last find, in ms. */
  startedAt: number | null;
  completedAt: number | null;
  /** "solved": the question shows the visitor's time. "complete": the completion is shown while no answer is open. */
  stage: "unsolved" | "solved" | "complete";
}

type LabelAction =
  | { type: "product"; id: string; preference?: string; isAdLink?: boolean }
  /** `isDemo`: the page opened the ingredient, so the visitor's time does not start. */
  | { type: "open"; name: string; finds: readonly string[]; now: number; isDemo?: boolean }
  | { type: "stage"; stage: "solved" | "complete"; keepsAnswer: boolean }
  | { type: "toggle-preference"; id: string };

/** Returns the initial state of the first product: nothing is found and no answer is open. */
export function initialState([first, ...others]: { id: string }[]): LabelState {
  return {
    productId: first?.id ?? "",
    shelf: others.map(({ id }) => id),
    previousId: null,
    selectedPreferences: [],
    found: [],
    openName: null,
    startedAt: null,
    completedAt: null,
    stage: "unsolved",
  };
}

export function labelReducer(state: LabelState, action: LabelAction): LabelState {
  const { selectedPreferences, found } = state;
  switch (action.type) {
    case "product": {
      const { id, preference, isAdLink } = action;
      // The visitor has started before an ad link's product had loaded.
      if (isAdLink && (state.startedAt !== null || selectedPreferences.length > 0)) return state;
      return {
        ...(id === state.productId ? state : initialState([{ id }])),
        shelf: state.shelf.map((other) => (other === id ? state.productId : other)),
        selectedPreferences: preference ? [preference] : selectedPreferences,
        previousId: isAdLink || id === state.productId ? state.previousId : state.productId,
      };
    }
    case "open": {
      const { name, finds, now, isDemo = false } = action;
      const isNewFind = finds.includes(name) && !found.includes(name);
      const nowFound = isNewFind ? [...found, name] : found;
      const isLastFind = isNewFind && nowFound.length === finds.length;
      return {
        ...state,
        // After completion, a second tap on a word shows the completion again.
        openName: state.stage === "complete" && name === state.openName ? null : name,
        found: nowFound,
        startedAt: state.startedAt ?? (isDemo ? null : now),
        completedAt: isLastFind ? now : state.completedAt,
      };
    }
    case "stage":
      return { ...state, stage: action.stage, openName: action.keepsAnswer ? state.openName : null };
    case "toggle-preference": {
      const others = selectedPreferences.filter((id) => id !== action.id);
      const isSelected = others.length < selectedPreferences.length;
      return { ...state, selectedPreferences: isSelected ? others : [...selectedPreferences, action.id] };
    }
  }
}

/** Returns whether an ingredient is not what the question asks for. One that the label does not explain could be. */
export function isMiss({ name, flag }: Ingredient, puzzle: Product["puzzle"]) {
  return puzzle !== undefined && flag !== "unsure" && !puzzle.finds.includes(name);
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
export function flaggedNames(ingredients: Ingredient[], selectedPreferences: string[]) {
  return ingredients
    .filter((ingredient) => isFlagged(flagOf(ingredient, selectedPreferences).flag))
    .map(({ name }) => name);
}

/** Returns a duration as text: in seconds, or in minutes from 90 seconds up. */
export function durationText({ seconds, minutes }: PuzzleCopy, ms: number) {
  const count = Math.max(1, Math.round(ms / 1000));
  return count < 90 ? formatCount(seconds, count) : formatCount(minutes, Math.round(count / 60));
}
