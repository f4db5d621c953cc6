/* Ingredients are named as in their product. What is on its way to the screen is not part of the state: see timeline.ts. */

interface Played {
  /** The ingredient whose answer is open. Null after a visit to another page. */
  open: string | null;
  /** The ingredients found on this product, in the order of the visitor's taps. */
  found: string[];
}

interface Solved extends Played {
  /** The time from the visitor's first tap to the last find, in ms. */
  duration: number;
}

/** How far the visitor is. docs/architecture.md has the diagram. */
export type Progress =
  /** Nothing is open. */
  | { phase: "waiting" }
  /** The page has opened the first find by itself. The visitor's time has not started. */
  | ({ phase: "demo" } & Played)
  /** The visitor has tapped a word, at `startedAt` (ms, as in `performance.now()`). */
  | ({ phase: "playing"; startedAt: number } & Played)
  /** Everything is found, and the last circle fills. */
  | ({ phase: "revealing" } & Solved)
  /** The visitor's time replaces the question, and there is time to read the last answer. */
  | ({ phase: "solved" } & Solved)
  /** The completion is shown while no answer is open, once it has loaded. */
  | ({ phase: "completed" } & Solved);

export interface PuzzleState {
  productId: string;
  /** Ids of the other products, in the order of their packages. The chosen one trades places with the product shown. */
  shelf: string[];
  /** The product that the visitor replaced with one from the shelf. */
  previousId: string | null;
  /** Ids of chips. They stay selected when the product changes. */
  selectedPreferences: string[];
  progress: Progress;
}

export type PuzzleEvent =
  /** The visitor taps an ingredient at `now` (ms). `finds` are the names that solve the product's puzzle. */
  | { type: "tapped"; name: string; finds: readonly string[]; now: number }
  /** The page opens the first find by itself. */
  | { type: "played-itself"; name: string; finds: readonly string[] }
  /** The last circle is filled. */
  | { type: "revealed" }
  /** The visitor had time to read. `keepsAnswer`: the last answer stays, because it has the focus. */
  | { type: "read"; keepsAnswer: boolean }
  | { type: "product-chosen"; id: string }
  /** An ad link's product has loaded. Its preference is selected. */
  | { type: "ad-opened"; id: string; preference?: string }
  | { type: "preference-toggled"; id: string };

/** Returns the initial state of the first product: nothing is found and no answer is open. */
export function initialState([first, ...others]: { id: string }[]): PuzzleState {
  return {
    productId: first?.id ?? "",
    shelf: others.map(({ id }) => id),
    previousId: null,
    selectedPreferences: [],
    progress: { phase: "waiting" },
  };
}

export function puzzleReducer(state: PuzzleState, event: PuzzleEvent): PuzzleState {
  switch (event.type) {
    case "tapped":
      return { ...state, progress: afterTap(state.progress, event) };
    case "played-itself":
      if (!canPlayItself(state, event.finds)) return state;
      return { ...state, progress: { phase: "demo", open: event.name, found: [event.name] } };
    case "revealed":
      return revealed(state);
    case "read":
      return completed(state, event.keepsAnswer);
    case "product-chosen":
      if (event.id === state.productId) return state;
      return { ...withProduct(state, event.id), previousId: state.productId };
    case "ad-opened":
      if (hasStarted(state)) return state;
      return {
        ...(event.id === state.productId ? state : withProduct(state, event.id)),
        selectedPreferences: event.preference ? [event.preference] : [],
      };
    case "preference-toggled":
      return { ...state, selectedPreferences: toggled(state.selectedPreferences, event.id) };
  }
}

interface Tap {
  name: string;
  finds: readonly string[];
  now: number;
}

function afterTap(progress: Progress, tap: Tap): Progress {
  switch (progress.phase) {
    case "waiting":
      return played({ found: [], startedAt: tap.now }, tap);
    case "demo":
      return played({ found: progress.found, startedAt: tap.now }, tap);
    case "playing":
      return played(progress, tap);
    case "revealing":
    case "solved":
      return { ...progress, open: tap.name };
    case "completed":
      // A tap on the open word shows the completion again.
      return { ...progress, open: tap.name === progress.open ? null : tap.name };
  }
}

/** Returns the progress after a tap on a word of an unsolved puzzle. */
function played({ found, startedAt }: { found: string[]; startedAt: number }, { name, finds, now }: Tap): Progress {
  const isNewFind = finds.includes(name) && !found.includes(name);
  if (!isNewFind) return { phase: "playing", open: name, found, startedAt };
  const nowFound = [...found, name];
  if (nowFound.length < finds.length) return { phase: "playing", open: name, found: nowFound, startedAt };
  return { phase: "revealing", open: name, found: nowFound, duration: now - startedAt };
}

function revealed(state: PuzzleState): PuzzleState {
  if (state.progress.phase !== "revealing") return state;
  return { ...state, progress: { ...state.progress, phase: "solved" } };
}

function completed(state: PuzzleState, keepsAnswer: boolean): PuzzleState {
  if (state.progress.phase !== "solved") return state;
  const open = keepsAnswer ? state.progress.open : null;
  return { ...state, progress: { ...state.progress, phase: "completed", open } };
}

/** Returns the state after a product from the shelf has traded places with the product shown. */
function withProduct(state: PuzzleState, id: string): PuzzleState {
  return {
    ...state,
    productId: id,
    shelf: state.shelf.map((other) => (other === id ? state.productId : other)),
    previousId: null,
    progress: { phase: "waiting" },
  };
}

function toggled(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/**
 * Returns whether the page may open the first find by itself. It may not once the visitor has tapped a word or chosen
 * the product on this page, or if the puzzle would then be solved.
 */
export function canPlayItself({ progress, previousId }: PuzzleState, finds: readonly string[] = []): boolean {
  return progress.phase === "waiting" && previousId === null && finds.length > 1;
}

/**
 * Returns whether the visitor has tapped a word or chosen a product or a preference, so that nothing may change by itself.
 * An ad link's preference counts as chosen.
 */
function hasStarted({ progress, selectedPreferences, previousId }: PuzzleState): boolean {
  const hasTapped = progress.phase !== "waiting" && progress.phase !== "demo";
  return hasTapped || selectedPreferences.length > 0 || previousId !== null;
}

/** Returns the ingredient whose answer is open, or null. */
export function openIngredient(progress: Progress): string | null {
  return progress.phase === "waiting" ? null : progress.open;
}

const nothing: string[] = [];

/** Returns the finds so far. The same array while nothing else is found. */
export function foundIngredients(progress: Progress): string[] {
  return progress.phase === "waiting" ? nothing : progress.found;
}

/** Returns whether the visitor's time has replaced the question. */
export function isSolved({ phase }: Progress): boolean {
  return phase === "solved" || phase === "completed";
}

/** Returns whether everything is found, also while the last circle fills. */
export function isAllFound({ phase }: Progress): boolean {
  return phase === "revealing" || phase === "solved" || phase === "completed";
}

/**
 * Returns the state for a visitor who has been on another page for `absence` ms: no answer is open, and their time goes on
 * where it was. What the page had opened by itself is closed.
 */
export function afterAbsence(state: PuzzleState, absence: number): PuzzleState {
  return { ...state, previousId: null, progress: progressAfterAbsence(state.progress, absence) };
}

function progressAfterAbsence(progress: Progress, absence: number): Progress {
  switch (progress.phase) {
    case "waiting":
    case "demo":
      return { phase: "waiting" };
    case "playing":
      return { ...progress, open: null, startedAt: progress.startedAt + absence };
    case "revealing":
    case "solved":
    case "completed":
      return { ...progress, phase: "completed", open: null };
  }
}
