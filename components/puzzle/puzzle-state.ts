import type { Product } from "@/content/schema";
import type { DrawnProduct, ShelfProduct } from "@/lib/products/package-drawings";

/* Ingredients are named as in their product. */

/** How far the visitor is. docs/architecture.md has the diagram. */
export type Progress =
  /** No answer is open. */
  | { phase: "waiting" }
  /** The phone has shown the first target by itself. The visitor's time has not started. */
  | { phase: "demo"; open: string; found: string[] }
  /** The visitor has tapped a word. `startedAt` is the time of the first tap, in ms, as in `performance.now()`. */
  | { phase: "playing"; open: string; found: string[]; startedAt: number }
  /** All targets are found. `duration` is the time from the first tap to the last target, in ms. */
  | { phase: "solved"; open: string; found: string[]; duration: number };

export interface PuzzleState {
  /** The product that is shown. */
  product: DrawnProduct;
  /** The other products, in the order of their packages. The chosen one trades places with the product shown. */
  shelf: ShelfProduct[];
  /** True once the visitor has chosen a product. */
  isChosen: boolean;
  /** Ids of preferences. They stay selected when the product changes. */
  selectedPreferences: string[];
  progress: Progress;
  /** The message after the visitor has shared the dare. */
  shareMessage: string;
  /** What the visitor did last, for the status. `count` is how often they have done anything. */
  last: { kind: "nothing" | "tap" | "preference" | "product" | "share"; count: number };
}

export type PuzzleEvent =
  /** The visitor taps the word of an ingredient at `now` (ms). */
  | { type: "tapped"; name: string; now: number }
  /** The phone has shown an ingredient by itself. */
  | { type: "demo-shown"; name: string }
  | { type: "preference-toggled"; id: string }
  | { type: "product-chosen"; product: DrawnProduct }
  /** The dare is copied, or could not be. */
  | { type: "shared"; message: string };

/** Returns the state as delivered: nothing is found, and no answer is open. */
export function initialState({ product, shelf }: Pick<PuzzleState, "product" | "shelf">): PuzzleState {
  return {
    product,
    shelf,
    isChosen: false,
    selectedPreferences: [],
    progress: { phase: "waiting" },
    shareMessage: "",
    last: { kind: "nothing", count: 0 },
  };
}

/** Returns the state after an event. */
export function puzzleReducer(state: PuzzleState, event: PuzzleEvent): PuzzleState {
  switch (event.type) {
    case "tapped":
      if (!state.product.ingredients.some(({ name }) => name === event.name)) return state;
      return { ...state, progress: afterTap(state, event), last: nextEvent(state, "tap") };
    case "demo-shown":
      if (!isUntouched(state) || !targetsOf(state.product).includes(event.name)) return state;
      return { ...state, progress: { phase: "demo", open: event.name, found: [event.name] } };
    case "preference-toggled":
      return {
        ...state,
        selectedPreferences: toggled(state.selectedPreferences, event.id),
        last: nextEvent(state, "preference"),
      };
    case "product-chosen":
      return {
        ...state,
        product: event.product,
        shelf: state.shelf.map((other) => (other.id === event.product.id ? state.product : other)),
        isChosen: true,
        progress: { phase: "waiting" },
        last: nextEvent(state, "product"),
      };
    case "shared":
      return { ...state, shareMessage: event.message, last: nextEvent(state, "share") };
  }
}

function afterTap({ product, progress }: PuzzleState, { name, now }: { name: string; now: number }): Progress {
  if (progress.phase === "solved") return { ...progress, open: name };
  const startedAt = progress.phase === "playing" ? progress.startedAt : now;
  const targets = targetsOf(product);
  const found = foundTargets(progress);
  if (!targets.includes(name) || found.includes(name)) return { phase: "playing", open: name, found, startedAt };
  const nowFound = [...found, name];
  if (nowFound.length < targets.length) return { phase: "playing", open: name, found: nowFound, startedAt };
  return { phase: "solved", open: name, found: nowFound, duration: now - startedAt };
}

const nextEvent = ({ last }: PuzzleState, kind: PuzzleState["last"]["kind"]) => ({ kind, count: last.count + 1 });

const toggled = (ids: string[], id: string) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

const targetsOf = ({ puzzle }: Product) => puzzle?.targets ?? [];

/** Returns whether the visitor has done nothing, so that the phone may show the first word by itself. */
export function isUntouched({ last }: PuzzleState): boolean {
  return last.kind === "nothing";
}

/** Returns the name of the ingredient whose answer is open. */
export function openIngredient(progress: Progress): string | undefined {
  return progress.phase === "waiting" ? undefined : progress.open;
}

/** Returns the names of the targets found so far, in the order of the taps. */
export function foundTargets(progress: Progress): string[] {
  return progress.phase === "waiting" ? [] : progress.found;
}
