import type { Product } from "@/content/schema";
import { adProductInAddress } from "./ad-link";
import { foundWords, hasStarted, isAllFound, type Progress, type PuzzleState, type TappedWord } from "./puzzle-state";

/** What remains of the puzzle while the visitor reads another page. */
interface RememberedPuzzle {
  /** The product in the ad link that opened the page, or null. Another ad link starts anew. */
  adProduct: string | null;
  productId: string;
  shelf: string[];
  selectedPreferences: string[];
  found: string[];
  /** The time from the first tap to the last find, or until the visitor left, in ms. Null before the first tap. */
  duration: number | null;
  isAllFound: boolean;
}

const storageKey = "puzzle";

/** Kept in memory, so that the puzzle survives client-side navigation. Undefined during hydration. */
let remembered: RememberedPuzzle | undefined;

/** Forgets the puzzle of this document, like a new load of the page. For tests. */
export function forgetPuzzle() {
  remembered = undefined;
}

/** Returns whether this document has remembered a puzzle for the ad link's product. The visitor's choice then stays. */
export const isRememberedFor = (adProduct: string) => remembered?.adProduct === adProduct;

/** Stores the state for the visitor's return, unless it is still that of the page as delivered, with the product `firstId`. */
export function rememberPuzzle(state: PuzzleState, firstId: string) {
  if (!hasStarted(state) && state.productId === firstId) return;
  const { progress, productId, shelf, selectedPreferences } = state;
  remembered = {
    adProduct: adProductInAddress() ?? remembered?.adProduct ?? null,
    productId,
    shelf,
    selectedPreferences,
    // The visitor has not found what the page has opened by itself.
    found: progress.phase === "demo" ? [] : foundWords(progress).map(({ name }) => name),
    duration: timeSoFar(progress),
    isAllFound: isAllFound(progress),
  };
  // When the page is loaded again, its ad link opens the product again.
  if (!hasStarted(state)) return;
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(remembered));
  } catch {
    // Denied or full: the puzzle starts anew after the page is loaded again.
  }
}

function timeSoFar(progress: Progress): number | null {
  switch (progress.phase) {
    case "waiting":
    case "demo":
      return null;
    case "playing":
      return performance.now() - progress.startedAt;
    case "revealing":
    case "solved":
    case "completed":
      return progress.duration;
  }
}

/** Returns the state to start with when Next's router shows the page again. Null at the page's first load. */
export function stateInDocument(packages: { id: string }[]): PuzzleState | null {
  if (!remembered) return null;
  const { productId, shelf } = remembered;
  return hasSame(packages, [productId, ...shelf]) ? toState(remembered) : null;
}

/**
 * Returns the state that an earlier load of the page has stored. Null if there is none, if it belongs to another ad
 * link, or if the products have changed since. `load` returns all products.
 */
export async function stateInStorage(
  packages: { id: string }[],
  first: Product,
  load: () => Promise<Product[]>,
): Promise<PuzzleState | null> {
  const stored = remembered ? undefined : readStorage();
  const adProduct = adProductInAddress();
  if (!stored || (adProduct && adProduct !== stored.adProduct)) return null;
  if (!hasSame(packages, [stored.productId, ...stored.shelf])) return null;
  const product = stored.productId === first.id ? first : (await load()).find(({ id }) => id === stored.productId);
  if (!product) return null;
  const names = product.ingredients.map(({ name }) => name);
  return stored.found.every((name) => names.includes(name)) ? toState(stored) : null;
}

function readStorage(): RememberedPuzzle | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null");
    return isRememberedPuzzle(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a value from the storage has every field. An earlier release may have written other fields. */
function isRememberedPuzzle(value: unknown): value is RememberedPuzzle {
  if (typeof value !== "object" || value === null) return false;
  const { adProduct, productId, shelf, selectedPreferences, found, duration, isAllFound } = value as Record<
    keyof RememberedPuzzle,
    unknown
  >;
  return (
    (adProduct === null || typeof adProduct === "string") &&
    typeof productId === "string" &&
    [shelf, selectedPreferences, found].every(isTexts) &&
    (duration === null || typeof duration === "number") &&
    typeof isAllFound === "boolean"
  );
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === "string");

function hasSame(packages: { id: string }[], ids: string[]): boolean {
  return packages.length === ids.length && packages.every(({ id }) => ids.includes(id));
}

function toState({ productId, shelf, selectedPreferences, ...stored }: RememberedPuzzle): PuzzleState {
  return { productId, shelf, selectedPreferences, previousId: null, progress: toProgress(stored) };
}

type RememberedProgress = Pick<RememberedPuzzle, "found" | "duration" | "isAllFound">;

function toProgress({ found, duration, isAllFound }: RememberedProgress): Progress {
  if (duration === null) return { phase: "waiting" };
  const words: TappedWord[] = found.map((name) => ({ name, isUnderLoupe: false }));
  if (isAllFound) return { phase: "completed", open: null, found: words, duration };
  return { phase: "playing", open: null, found: words, startedAt: performance.now() - duration };
}
