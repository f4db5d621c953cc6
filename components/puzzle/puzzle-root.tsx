"use client";

import clsx from "clsx";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { Island } from "@/components/ui/island";
import type { Ingredient } from "@/content/schema";
import { isMobile } from "@/lib/is-mobile";
import { updateWithTransition } from "@/lib/view-transition";
import { isFind } from "./ingredients";
import type { LoupeHandle } from "./loupe";
import { type Puzzle, PuzzleContext, type ShelfProduct, type StaticPuzzle } from "./puzzle-context";
import styles from "./puzzle-root.module.css";
import { initialState, puzzleReducer } from "./puzzle-state";
import { addressLabel, isRememberedFor, rememberedState, rememberPuzzle, restoredState } from "./remembered-puzzle";
import { timelineStyle } from "./timeline";
import { useProducts } from "./use-products";
import { useTimeline } from "./use-timeline";

interface PuzzleRootProps extends StaticPuzzle {
  /** The other products. Their labels load later. */
  others: ShelfProduct[];
  className?: string;
  /** The parts of the puzzle, and whatever is laid out with them. */
  children: ReactNode;
}

/** The puzzle: a package with ingredients to tap. Its parts are anywhere in `children`. */
export function PuzzleRoot({ className, children, ...puzzle }: PuzzleRootProps) {
  const classes = clsx(styles.root, className);
  return (
    <Island
      name="puzzle"
      fallback={
        <PuzzleContext value={{ puzzle, live: null }}>
          <div className={classes} data-shape={puzzle.first.shape}>
            {children}
          </div>
        </PuzzleContext>
      }
    >
      <LiveRoot {...puzzle} className={classes}>
        {children}
      </LiveRoot>
    </Island>
  );
}

function LiveRoot({ copy, download, ingredientsPath, first, others, className, children }: PuzzleRootProps) {
  const packages: ShelfProduct[] = [first, ...others];
  const [state, dispatch] = useReducer(puzzleReducer, packages, (all) => rememberedState(all) ?? initialState(all));
  const { products, load } = useProducts();
  const loupe = useRef<LoupeHandle>(null);
  const packageElement = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const shown = useTimeline(state, dispatch, answer);

  const { previousId, progress } = state;
  const product = products?.find(({ id }) => id === state.productId) ?? first;

  const showProduct = useCallback(
    async (id: string) => {
      const isLoaded = (await load()).some((product) => product.id === id);
      if (isLoaded) updateWithTransition(() => dispatch({ type: "product-chosen", id }));
      return isLoaded;
    },
    [load],
  );

  useEffect(() => {
    /** An ad link: `?label=<product>&pick=<preference>`. Unknown values change nothing. */
    async function openAd(label: string, pick?: string) {
      const products = await load();
      const product = products.find(({ id, aliases }) => id === label || aliases?.includes(label));
      // A preference of another product stays selected for it.
      const chip = products.flatMap(({ chips }) => chips).find(({ id }) => id === pick);
      if (product) dispatch({ type: "ad-opened", id: product.id, preference: chip?.id });
    }

    async function restore() {
      const state = await restoredState([first, ...others], first, load);
      if (state) dispatch({ type: "restored", state });
      return state !== null;
    }

    const { label, pick } = Object.fromEntries(new URLSearchParams(window.location.search));
    restore().then((isRestored) => {
      if (label && !isRestored && !isRememberedFor(label)) openAd(label, pick);
    });
  }, [first, others, load]);

  useEffect(() => rememberPuzzle(state, addressLabel()), [state]);

  // Again when the visitor leaves, because the time goes on.
  const rememberNow = useEffectEvent(() => rememberPuzzle(state, addressLabel()));
  useEffect(() => {
    const onLeave = () => rememberNow();
    window.addEventListener("pagehide", onLeave);
    return () => window.removeEventListener("pagehide", onLeave);
  }, []);

  useEffect(() => {
    if (previousId === null) return;
    list.current?.focus({ preventScroll: true });
    // On a phone, the shelf is below the package that has changed.
    const { top = 0 } = packageElement.current?.getBoundingClientRect() ?? {};
    if (top < 0 || isMobile()) packageElement.current?.scrollIntoView();
  }, [previousId]);

  /** Sends the loupe to a find. Returns whether it flies. */
  function flyTo(ingredient: Ingredient, word: Element): boolean {
    if (!loupe.current || !list.current) return false;
    const solves = isFind(ingredient, product.puzzle);
    if (solves) loupe.current.flyTo(word, list.current, ingredient);
    else loupe.current.hideLens();
    return solves;
  }

  function tap(ingredient: Ingredient, word: Element) {
    const isUnderLoupe = flyTo(ingredient, word);
    dispatch({
      type: "tapped",
      word: { name: ingredient.name, isUnderLoupe },
      finds: product.puzzle?.finds ?? [],
      now: performance.now(),
    });
  }

  function playItself(ingredient: Ingredient, word: Element) {
    if (progress.phase !== "waiting" || previousId !== null) return;
    dispatch({ type: "played-itself", word: { name: ingredient.name, isUnderLoupe: flyTo(ingredient, word) } });
  }

  const live: Puzzle = {
    copy,
    download,
    ingredientsPath,
    first,
    state,
    shown,
    product,
    shelf: state.shelf.flatMap((id) => packages.filter((other) => other.id === id)),
    tap,
    playItself,
    togglePreference: (id) => dispatch({ type: "preference-toggled", id }),
    showProduct,
    loupe,
    packageElement,
    list,
    answer,
  };
  return (
    <PuzzleContext value={{ puzzle: live, live }}>
      <div className={className} style={timelineStyle()} data-shape={product.shape}>
        {children}
      </div>
    </PuzzleContext>
  );
}
