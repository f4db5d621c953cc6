import type { LabelProduct } from "@/content/schema";
import { gravestMatch, type Listed } from "./flagged";

/** A product as far as the label's state depends on it. */
export type ListedProduct = Pick<LabelProduct, "id" | "chips"> & { ingredients: Listed[] };

export interface LabelState {
  /** The id of the product on show. */
  product: string;
  /** Ids of the chips that are pressed. */
  picks: string[];
  /** The index of the ingredient that is explained; null for none. */
  chosen: number | null;
}

export type LabelAction =
  | { type: "product"; id: string; pick?: string }
  | { type: "pick"; id: string }
  | { type: "word"; index: number }
  | { type: "close" };

/** A product as it is first shown: with `pick` pressed, else its first chip, and the gravest match explained. */
export function opened({ id, chips, ingredients }: ListedProduct, pick?: string): LabelState {
  const picked = chips.find((chip) => chip.id === pick) ?? chips[0];
  const picks = picked ? [picked.id] : [];
  return { product: id, picks, chosen: gravestMatch(ingredients, picks) };
}

/** What the label shows after `action`; unknown products change nothing. */
export function nextState(
  state: LabelState,
  action: LabelAction,
  products: ListedProduct[],
): LabelState {
  const product = products.find(({ id }) => id === state.product);
  switch (action.type) {
    case "product": {
      const wanted = products.find(({ id }) => id === action.id);
      return wanted ? opened(wanted, action.pick) : state;
    }
    case "pick": {
      if (state.picks.includes(action.id))
        return { ...state, picks: state.picks.filter((id) => id !== action.id) };
      const chosen = gravestMatch(product?.ingredients ?? [], [action.id]);
      return { ...state, picks: [...state.picks, action.id], chosen };
    }
    case "word":
      return { ...state, chosen: action.index };
    case "close":
      return { ...state, chosen: null };
  }
}

/**
 * What an address asks the label to open, for an ad of its own: `?label=<product>&pick=<chip>`, by the ids
 * of content/labels.ts. Nothing when it names no product.
 */
export function askedFor(query: string): { id: string; pick?: string } | undefined {
  const parameters = new URLSearchParams(query);
  const id = parameters.get("label");
  const pick = parameters.get("pick");
  return id ? { id, ...(pick && { pick }) } : undefined;
}
