import { describedFlag, isFinding } from "@/content/flags";
import type { LabelProduct, PlayableLabel } from "@/content/schema";

export type Ingredient = LabelProduct["ingredients"][number];

/** What the printed list shows of an ingredient; the rest is its answer. */
export type ListedIngredient = Pick<Ingredient, "name" | "emphasis" | "gloss" | "flag" | "matters">;

/** A product as far as the label's state depends on it. */
export type ListedProduct = Pick<LabelProduct, "id" | "chips"> & {
  ingredients: ListedIngredient[];
};

export interface LabelState {
  /** The id of the product on show. */
  product: string;
  /** By their ids: chips that are pressed (true) or were let go, on this product or another. */
  told: Record<string, boolean>;
  /** The index of the word whose answer is open; null for none. */
  word: number | null;
  /** Answers further up that stay, where closing them would move what is pressed. */
  left: number[];
  /** Whether the visitor has changed anything since the product was opened: a scan is then over. */
  isTouched: boolean;
}

export type LabelAction =
  | { type: "product"; product: ListedProduct; pick?: string | null }
  | { type: "pick"; id: string; ingredients: readonly ListedIngredient[] }
  /** `stay`: how many answers above the word have to stay, the upper ones first. */
  | { type: "word"; index: number; stay: number }
  | { type: "close" };

/**
 * Returns an ingredient's flag once the visitor has picked what matters to her (ids of chips): the gravest that
 * any of her picks gives it, and which pick that is; else the one it has for everybody. Found is what is flagged for her or for everybody.
 */
export function flagOf({ flag, matters = {} }: ListedIngredient, picks: readonly string[]) {
  const [gravest] = picks
    .flatMap((pick) => (matters[pick] ? { pick, flag: matters[pick] } : []))
    .sort((one, other) => describedFlag(other.flag).severity - describedFlag(one.flag).severity);
  const shown = gravest?.flag ?? flag;
  const isFound = isFinding(shown);
  return { flag: shown, isFound, pick: gravest?.pick };
}

/** Returns the ids of what is pressed. */
export const picksOf = (told: LabelState["told"]) => Object.keys(told).filter((id) => told[id]);

/**
 * Returns a product as it is first shown: with what the visitor has told, else the first chip that she has not let go;
 * and its first finding open.
 */
export function initialState(
  { id, chips, ingredients }: ListedProduct,
  told: LabelState["told"] = {},
): LabelState {
  const kept = chips.filter((chip) => told[chip.id] !== false);
  const isKnown = kept.some((chip) => told[chip.id]);
  const all = kept[0] && !isKnown ? { ...told, [kept[0].id]: true } : told;
  const word = foundIn(ingredients, picksOf(all))[0] ?? null;
  return { product: id, told: all, word, left: [], isTouched: false };
}

/** Returns the label as the page delivers it: one product with one answer; the other products and answers come as data. */
export function asDelivered(products: [LabelProduct, ...LabelProduct[]]) {
  const [first] = products;
  const start = initialState(first);
  const listed = ({ name, emphasis, gloss, flag, matters }: Ingredient): ListedIngredient => ({
    name,
    emphasis,
    gloss,
    flag,
    matters,
  });
  const says = ({ what, does, note, sources }: Ingredient) => ({ what, does, note, sources });
  const answer = first.ingredients[start.word ?? -1];
  return {
    tabs: products.map(({ id, tab }) => ({ id, tab })),
    first: { ...first, ingredients: first.ingredients.map(listed) },
    start,
    /** The answer that is open at the start. */
    answered: answer && says(answer),
  };
}

export type DeliveredLabel = ReturnType<typeof asDelivered>;

/** Returns the indices of the words that are highlighted; of those that a pick flags alone, where `isPicked`. */
function foundIn(
  ingredients: readonly ListedIngredient[],
  picks: readonly string[],
  isPicked = false,
): number[] {
  return ingredients.flatMap((ingredient, index) => {
    const { isFound, pick } = flagOf(ingredient, picks);
    return isFound && (pick || !isPicked) ? [index] : [];
  });
}

/**
 * Returns what the label shows after `action`. A chip answers with the first word that it flags; let go, with the
 * first that is still flagged, unless what is open is.
 */
export function labelReducer(state: LabelState, action: LabelAction): LabelState {
  const touched = { ...state, isTouched: true };
  switch (action.type) {
    case "product":
      return initialState(action.product, action.pick ? { [action.pick]: true } : state.told);
    case "pick": {
      const { id, ingredients } = action;
      const isPressed = !state.told[id];
      const told = { ...state.told, [id]: isPressed };
      const found: (number | null)[] = foundIn(
        ingredients,
        isPressed ? [id] : picksOf(told),
        isPressed,
      );
      const { word: open, left } = state;
      const word = !isPressed && found.includes(open) ? open : (found[0] ?? open);
      return { ...touched, told, word, left: word === open ? left : [] };
    }
    case "word": {
      const { index, stay } = action;
      const open = state.word === null ? state.left : [...state.left, state.word];
      return {
        ...touched,
        word: state.word === index ? null : index,
        left: [...open].sort((one, other) => one - other).slice(0, stay),
      };
    }
    case "close":
      return { ...touched, word: null };
  }
}

/** Returns what the label says it found, in the words of the content. */
export function countText(
  { some, nothing }: Pick<PlayableLabel, "some" | "nothing">,
  ingredients: readonly ListedIngredient[],
  picks: readonly string[],
): string {
  const found = foundIn(ingredients, picks);
  if (found.length === 0) return nothing;
  return some.replace("{count}", `${found.length}`).replace("{all}", `${ingredients.length}`);
}

/**
 * Returns what an address asks the label to open, for an ad of its own: `?label=<product>&pick=<chip>`, by the
 * ids of content/labels.ts.
 */
export function askedFor(query: string) {
  const parameters = new URLSearchParams(query);
  return { id: parameters.get("label"), pick: parameters.get("pick") };
}
