"use client";

import {
  Fragment,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useRef,
} from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { ProductPackage, SmallPackage } from "@/components/ui/product-package";
import { Wave } from "@/components/ui/wave";
import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { AnswerSlot } from "./answer-slot";
import { adLinkOf, flaggedNames, initialState, labelReducer } from "./label-state";
import { Loupe, useLoupe } from "./loupe";
import { Preferences } from "./preferences";
import { Question } from "./question";
import { useProducts } from "./use-products";
import { useSelfPlay } from "./use-self-play";

/** How long the last answer stays before the completion replaces it, in ms. */
const completionDelay = 2200;

interface IngredientLabelProps {
  copy: IngredientLabelCopy;
  /** The product in the pre-rendered page. */
  first: LabelProduct;
  /** The packages of the other products. Their labels load later. */
  others: Pick<LabelProduct, "id" | "brand" | "shape" | "tab">[];
  /** The path of the page that lists all ingredients. */
  ingredientsPath: string;
  /** The mascot. Its loupe flies to each ingredient that is found. */
  mascot: ReactNode;
}

/** The puzzle: a package with ingredients to tap, and a slot that shows the answer. */
export function IngredientLabel({
  copy,
  first,
  others,
  ingredientsPath,
  mascot,
}: IngredientLabelProps) {
  const [state, dispatch] = useReducer(labelReducer, initialState(first.id));
  const { products, isLost, load } = useProducts();
  const loupe = useLoupe();
  const list = useRef<HTMLDivElement>(null);
  const firstFind = useRef<HTMLButtonElement>(null);

  const isFirst = state.productId === first.id;
  const product = (!isFirst && products?.find(({ id }) => id === state.productId)) || first;
  const { ingredients, puzzle } = product;
  const { selectedPreferences, found, openName, completedAt } = state;
  const finds = puzzle?.finds ?? [];
  const marked = [...found, ...flaggedNames(ingredients, selectedPreferences)];
  const shelf = [first, ...others].filter(({ id }) => id !== product.id);

  useEffect(() => {
    if (completedAt === null) return;
    const timer = setTimeout(() => dispatch({ type: "show-completion" }), completionDelay);
    return () => clearTimeout(timer);
  }, [completedAt]);

  const showProduct = useCallback(
    async (name: string, preference?: string) => {
      const products = await load();
      const product = products.find(({ id, aliases }) => id === name || aliases?.includes(name));
      if (product) dispatch({ type: "product", id: product.id, preference });
    },
    [load],
  );

  useEffect(() => {
    const { label, pick } = adLinkOf(window.location.search);
    if (label) showProduct(label, pick);
  }, [showProduct]);

  function open(name: string, word: Element | null, isDemo = false) {
    if (finds.includes(name)) loupe.flyTo(word, name);
    dispatch({ type: "open", name, finds, now: performance.now(), isDemo });
  }

  function moveLens({ pointerType, clientX, clientY, target }: PointerEvent) {
    if (pointerType !== "mouse") return;
    const name = (target as Element).closest("button")?.dataset.name;
    const gloss = ingredients.find((ingredient) => ingredient.name === name)?.gloss;
    loupe.moveLens(clientX, clientY, gloss);
  }

  useSelfPlay(list, () => {
    const [find] = finds;
    if (find && !openName) open(find, firstFind.current, true);
  });

  return (
    <figure
      id="label"
      data-lost={isLost || undefined}
      data-shape={product.shape}
      className="ingredient-label mx-auto max-w-[560px]"
      onPointerEnter={load}
      onFocus={load}
    >
      <div className="label-mascot" data-loupe-away={loupe.view !== null || undefined}>
        <Wave when={completedAt !== null}>{mascot}</Wave>
        <div ref={loupe.eye} className="absolute top-[53%] left-[61%]">
          <Loupe view={loupe.view} />
        </div>
      </div>

      <ProductPackage key={product.id} product={product}>
        <div className="rounded-panel border-2 border-ink bg-paper">
          {puzzle && <Question copy={copy} puzzle={puzzle} state={state} />}

          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div
            ref={list}
            role="group"
            aria-label={copy.lead}
            className="px-3 pt-1 pb-[3px] leading-[33px] lg:px-[18px] lg:py-1.5 lg:text-lead lg:leading-9"
            onPointerMove={moveLens}
            onPointerLeave={loupe.hideLens}
          >
            <strong>{copy.lead}</strong>{" "}
            {ingredients.map(({ prefix, name, emphasis }, index) => (
              <Fragment key={name}>
                {prefix && `${prefix} `}
                <button
                  ref={name === finds[0] ? firstFind : undefined}
                  type="button"
                  aria-pressed={name === openName}
                  data-name={name}
                  data-marked={marked.includes(name) || undefined}
                  className="label-word"
                  onClick={({ currentTarget }) => open(name, currentTarget)}
                >
                  <BoldSubstring substring={emphasis}>{name}</BoldSubstring>
                  {index < ingredients.length - 1 ? "," : "."}
                </button>{" "}
              </Fragment>
            ))}
          </div>

          <AnswerSlot
            copy={copy}
            product={product}
            state={state}
            ingredientsPath={ingredientsPath}
          />
          <Preferences
            copy={copy}
            product={product}
            selected={selectedPreferences}
            onToggle={(id) => dispatch({ type: "toggle-preference", id })}
          />
        </div>
      </ProductPackage>

      {shelf.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div
          role="group"
          aria-label={copy.products}
          className="label-shelf js-only no-print flex flex-wrap items-end justify-center border-b-8 border-ink"
        >
          {shelf.map(({ id, tab, ...other }) => (
            <button
              key={id}
              type="button"
              disabled={isLost}
              className="label-shelf-product mx-1 mt-3 min-w-24 text-label font-bold"
              onClick={() => showProduct(id)}
            >
              <span className="block pb-1.5">{tab}</span>
              <SmallPackage {...other} />
            </button>
          ))}
        </div>
      )}
    </figure>
  );
}
