import { type Flag, flags, isFinding } from "@/content/flags";
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
  /** Ids of the chips that are pressed. */
  picks: string[];
  /** The index of the word whose answer is open; null for none. */
  word: number | null;
  /** Answers further up that stay, where closing them would move what is pressed. */
  left: number[];
  /** Whether the visitor has changed anything since the product was opened: a scan is then over. */
  isTouched: boolean;
}

export type LabelAction =
  | { type: "product"; product: ListedProduct; pick?: string }
  | { type: "pick"; id: string; ingredients: readonly ListedIngredient[] }
  /** `stay`: how many answers above the word have to stay, the upper ones first. */
  | { type: "word"; index: number; stay: number }
  | { type: "close" };

const severityOf = (name: Flag) => flags.find((flag) => flag.name === name)?.severity ?? 0;

/**
 * Returns an ingredient's flag once the visitor has picked what matters to her (ids of chips): the gravest that
 * any of her picks gives it, and which pick that is; else the one it has for everybody. Found is what is flagged for her or for everybody.
 */
export function flagOf({ flag, matters = {} }: ListedIngredient, picks: readonly string[]) {
  const [gravest] = picks
    .flatMap((pick) => (matters[pick] ? { pick, flag: matters[pick] } : []))
    .sort((one, other) => severityOf(other.flag) - severityOf(one.flag));
  const shown = gravest?.flag ?? flag;
  const isFound = isFinding(shown);
  return { flag: shown, isFound, pick: gravest?.pick };
}

/** Returns a product as it is first shown: with `pick` pressed, else its first chip, and its first finding open. */
export function initialState({ id, chips, ingredients }: ListedProduct, pick?: string): LabelState {
  const picked = chips.find((chip) => chip.id === pick) ?? chips[0];
  const picks = picked ? [picked.id] : [];
  const word = foundIn(ingredients, picks)[0] ?? null;
  return { product: id, picks, word, left: [], isTouched: false };
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
      return initialState(action.product, action.pick);
    case "pick": {
      const others = state.picks.filter((id) => id !== action.id);
      const isPressed = others.length === state.picks.length;
      const picks = isPressed ? [...others, action.id] : others;
      const found: (number | null)[] = isPressed
        ? foundIn(action.ingredients, [action.id], true)
        : foundIn(action.ingredients, picks);
      const isStill = !isPressed && found.includes(state.word);
      const word = isStill ? state.word : (found[0] ?? state.word);
      return { ...touched, picks, word, left: word === state.word ? state.left : [] };
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
  return some.replace("{count}", String(found.length)).replace("{all}", String(ingredients.length));
}

/**
 * Returns what an address asks the label to open, for an ad of its own: `?label=<product>&pick=<chip>`, by the
 * ids of content/labels.ts; nothing when it names no product.
 */
export function askedFor(query: string): { id: string; pick?: string } | undefined {
  const parameters = new URLSearchParams(query);
  const id = parameters.get("label");
  const pick = parameters.get("pick");
  return id ? { id, ...(pick && { pick }) } : undefined;
}
