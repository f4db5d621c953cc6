"use client";

import { Fragment, type PointerEvent, type ReactNode, useCallback, useEffect, useReducer, useRef } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { Gesture } from "@/components/ui/gesture";
import { ProductPackage, SmallPackage } from "@/components/ui/product-package";
import { constants } from "@/content/constants";
import type { Ingredient, Product, PuzzleCopy } from "@/content/schema";
import { updateWithTransition } from "@/lib/view-transition";
import { AnswerSlot } from "./answer-slot";
import { flaggedNames, initialState, isMiss, labelReducer } from "./label-state";
import { Loupe, useLoupe } from "./loupe";
import { Preferences } from "./preferences";
import { PuzzleQuestion } from "./puzzle-question";
import { useProducts } from "./use-products";
import { useSelfPlay } from "./use-self-play";

/** The time until the next stage, in ms: until the last circle is filled, then time to read the answer. */
const delays = { solved: 500, complete: 4500 };

interface IngredientLabelProps {
  copy: PuzzleCopy;
  /** The text of the download button after the last find. */
  download: string;
  /** The product in the pre-rendered page. */
  first: Product;
  /** The packages of the other products. Their labels load later. */
  others: Pick<Product, "id" | "brand" | "shape" | "kind" | "teaser">[];
  /** Shown in the answer's slot without scripts: a link to all ingredients. */
  fallback: ReactNode;
  /** The mascot. Its loupe flies to each ingredient that is found. */
  mascot: ReactNode;
}

/** The puzzle: a package with ingredients to tap, and a slot that shows the answer. */
export function IngredientLabel({ copy, download, first, others, fallback, mascot }: IngredientLabelProps) {
  const packages = [first, ...others];
  const [state, dispatch] = useReducer(labelReducer, packages, initialState);
  const { products, hasFailed, load } = useProducts();
  const { eye, ...loupe } = useLoupe();
  const labelPackage = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const firstFind = useRef<HTMLButtonElement>(null);

  const product = products?.find(({ id }) => id === state.productId) ?? first;
  const { ingredients, puzzle } = product;
  const { previousId, selectedPreferences, found, openName, completedAt, stage } = state;
  const finds = puzzle?.finds;
  const isSolved = stage !== "unsolved";
  const marked = [...found, ...flaggedNames(ingredients, selectedPreferences)];
  const opened = ingredients.find(({ name }) => name === openName);
  const shelf = state.shelf.flatMap((id) => packages.filter((other) => other.id === id));
  const next = shelf.find(({ id }) => id !== previousId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once solved, a tap on another word starts the wait again
  useEffect(() => {
    if (completedAt === null || stage === "complete") return;
    const next = isSolved ? "complete" : "solved";
    const timer = setTimeout(() => {
      const isAnswerFocused = Boolean(document.activeElement?.closest("[aria-live]"));
      dispatch({ type: "stage", stage: next, keepsAnswer: next === "solved" || isAnswerFocused });
    }, delays[next]);
    return () => clearTimeout(timer);
  }, [completedAt, stage, isSolved && openName]);

  const showProduct = useCallback(
    async (name: string, isAdLink = false, preference?: string) => {
      const products = await load();
      const product = products.find(({ id, aliases }) => id === name || aliases?.includes(name));
      // A preference of another product stays selected for it.
      const chip = products.flatMap(({ chips }) => chips).find(({ id }) => id === preference);
      if (!product) return;
      const update = () => dispatch({ type: "product", id: product.id, preference: chip?.id, isAdLink });
      return isAdLink ? update() : updateWithTransition(update);
    },
    [load],
  );

  useEffect(() => {
    // An ad link: `?label=<product>&pick=<preference>`.
    const { label, pick } = Object.fromEntries(new URLSearchParams(window.location.search));
    if (label) showProduct(label, true, pick);
  }, [showProduct]);

  useEffect(() => {
    if (previousId === null) return;
    list.current?.focus({ preventScroll: true });
    // On a phone, the shelf is below the package that has changed.
    const { top = 0 } = labelPackage.current?.getBoundingClientRect() ?? {};
    if (top < 0 || window.innerWidth < constants.mobileBelow) labelPackage.current?.scrollIntoView();
  }, [previousId]);

  function open(ingredient: Ingredient, word: Element | null, isDemo = false) {
    if (finds?.includes(ingredient.name)) loupe.flyTo(word, list.current, ingredient);
    else loupe.hideLens();
    dispatch({ type: "open", name: ingredient.name, finds: finds ?? [], now: performance.now(), isDemo });
  }

  function moveLens({ pointerType, clientX }: PointerEvent, ingredient: Ingredient) {
    if (pointerType !== "mouse" || !list.current) return;
    // The answer already explains the open word.
    if (completedAt !== null || ingredient.name === openName) loupe.hideLens();
    else loupe.moveLens(clientX, list.current, ingredient);
  }

  useSelfPlay(list, () => {
    const ingredient = ingredients.find(({ name }) => name === finds?.[0]);
    // With one find, the page would solve the puzzle.
    if (ingredient && finds?.[1] && !openName) open(ingredient, firstFind.current, true);
  });

  return (
    <figure
      id="label"
      data-changed={previousId !== null || undefined}
      data-solved={isSolved || undefined}
      data-shape={product.shape}
      className="ingredient-label mx-auto max-w-[560px]"
    >
      <div className="label-mascot absolute z-2">
        <div ref={eye} className="label-eye absolute top-[53%] left-[61%] w-1/4">
          <Loupe view={loupe.view} />
        </div>
        {/* A new element for each answer, so that the gesture is repeated. She waves once. */}
        <Gesture
          key={`${product.id} ${isSolved || openName}`}
          name={isSolved ? "wave" : !opened ? "jump" : isMiss(opened, puzzle) ? "shake" : "hop"}
          when={isSolved || opened !== undefined || previousId !== null}
        >
          {mascot}
        </Gesture>
      </div>

      <div ref={labelPackage} key={product.id} className="label-package relative z-1 scroll-mt-15">
        <ProductPackage product={product}>
          <div className="rounded-panel border-2 border-ink bg-paper">
            {puzzle && <PuzzleQuestion copy={copy} puzzle={puzzle} ingredients={ingredients} state={state} />}

            <div
              ref={list}
              role="group"
              tabIndex={-1}
              aria-label={copy.lead}
              className="px-3 py-1 leading-[33px] md:px-[18px] lg:py-1.5 lg:text-lead lg:leading-9"
              onPointerLeave={loupe.hideLens}
            >
              <strong>{copy.lead}</strong>{" "}
              {ingredients.map((ingredient, index) => (
                <Fragment key={ingredient.name}>
                  <button
                    ref={ingredient.name === finds?.[0] ? firstFind : undefined}
                    type="button"
                    aria-pressed={ingredient.name === openName}
                    data-marked={marked.includes(ingredient.name) || undefined}
                    // Touch targets of 45 px on lines of 33 px.
                    className="label-word relative z-0 -my-[6px] min-h-[45px] min-w-[44px] max-w-full text-left leading-[33px] underline decoration-rule decoration-dotted decoration-2 underline-offset-[5px]"
                    onPointerMove={(event) => moveLens(event, ingredient)}
                    onClick={({ currentTarget }) => open(ingredient, currentTarget)}
                  >
                    <BoldSubstring substring={ingredient.emphasis}>
                      {`${ingredient.name}${index < ingredients.length - 1 ? "," : "."}`}
                    </BoldSubstring>
                  </button>{" "}
                </Fragment>
              ))}
            </div>

            <AnswerSlot {...{ copy, download, product, state, fallback, next, showProduct }} />
            <Preferences
              copy={copy}
              product={product}
              selected={selectedPreferences}
              onToggle={(id) => dispatch({ type: "toggle-preference", id })}
            />
          </div>
        </ProductPackage>
      </div>

      {shelf.length > 0 && (
        <div
          role="group"
          aria-label={copy.products}
          className="label-shelf js-only print:hidden flex flex-wrap items-end justify-center"
        >
          {shelf.map(({ id, kind, teaser, ...other }) => (
            <button
              key={id}
              type="button"
              aria-disabled={hasFailed}
              className="group mx-1 mt-3 min-w-24 text-label font-bold aria-disabled:opacity-50"
              onClick={() => showProduct(id)}
            >
              {kind}
              <span className="block pb-1.5 font-normal underline-offset-4 group-hover:underline">{teaser}</span>{" "}
              <SmallPackage id={id} {...other} />
            </button>
          ))}
        </div>
      )}
    </figure>
  );
}
