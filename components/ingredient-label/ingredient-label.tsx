"use client";

import Link from "next/link";
import {
  Fragment,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { Animated } from "@/components/ui/animated";
import { ProductPackage, SmallPackage } from "@/components/ui/product-package";
import { Wave } from "@/components/ui/wave";
import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { useMotion } from "@/hooks/use-motion";
import { Answer } from "./answer";
import { Completion } from "./completion";
import { adLinkOf, flaggedNames, initialState, labelReducer } from "./label-state";
import { Loupe, type LoupeView } from "./loupe";
import { Preferences } from "./preferences";
import { Question } from "./question";
import { useProducts } from "./use-products";
import { useSelfPlay } from "./use-self-play";
import { Word } from "./word";

/** How long the loupe stays on an ingredient, in ms. */
const loupeStay = 900;
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
  const motion = useMotion();
  const root = useRef<HTMLElement>(null);
  const eye = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const firstFind = useRef<HTMLButtonElement>(null);
  const [loupe, setLoupe] = useState<LoupeView | null>(null);
  const [isCompletionShown, setIsCompletionShown] = useState(false);

  const isFirst = state.productId === first.id;
  const product = (!isFirst && products?.find(({ id }) => id === state.productId)) || first;
  const { ingredients, chips, puzzle } = product;
  const { selectedPreferences, found, openName, completedAt } = state;
  const finds = puzzle?.finds ?? [];
  const flagged = flaggedNames(ingredients, selectedPreferences);
  const isComplete = completedAt !== null;
  const opened = ingredients.find(({ name }) => name === openName);
  const slotKey = isComplete && isCompletionShown ? "completed" : openName;
  const lastFind = ingredients.find(({ name }) => name === found.at(-1));
  const chipIds = chips.map(({ id }) => id);
  const packages = [first, ...others];

  useEffect(() => {
    if (completedAt === null) return setIsCompletionShown(false);
    const timer = setTimeout(() => setIsCompletionShown(true), completionDelay);
    return () => clearTimeout(timer);
  }, [completedAt]);

  useEffect(() => {
    if (!loupe || loupe.isLens) return;
    const timer = setTimeout(() => setLoupe(null), loupeStay);
    return () => clearTimeout(timer);
  }, [loupe]);

  useEffect(() => {
    const { label, pick } = adLinkOf(window.location.search);
    if (!label) return;
    load().then((products) => {
      const product = products.find(({ id, aliases }) => id === label || aliases?.includes(label));
      if (product) dispatch({ type: "product", id: product.id, preference: pick });
    });
  }, [load]);

  /** Converts window coordinates to coordinates relative to the loupe's container. */
  function toContainer(x: number, y: number) {
    const { left = 0, top = 0 } = root.current?.offsetParent?.getBoundingClientRect() ?? {};
    return { x: x - left, y: y - top };
  }

  function centerOf(element: Element | null | undefined) {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return toContainer(left + width / 2, top + height / 2);
  }

  function open(name: string, word: Element | null | undefined, isDemo = false) {
    if (finds.includes(name) && !loupe?.isLens)
      setLoupe({ ...centerOf(word), home: centerOf(eye.current), text: name, isLens: false });
    if (isComplete) setIsCompletionShown(false);
    dispatch({ type: "open", name, finds, now: performance.now(), isDemo });
  }

  async function showProduct(id: string) {
    const products = await load();
    if (products.some((product) => product.id === id)) dispatch({ type: "product", id });
  }

  function moveLens({ pointerType, clientX, clientY, target }: PointerEvent) {
    if (pointerType !== "mouse") return;
    const name = (target as Element).closest("button")?.dataset.name;
    const gloss = ingredients.find((ingredient) => ingredient.name === name)?.gloss;
    setLoupe((view) => ({
      ...toContainer(clientX, clientY),
      home: centerOf(eye.current),
      text: gloss ?? view?.text ?? "",
      isLens: true,
    }));
  }

  useSelfPlay(list, () => {
    const [find] = finds;
    if (find && !openName) open(find, firstFind.current, true);
  });

  return (
    <figure
      ref={root}
      id="label"
      data-lost={isLost || undefined}
      data-shape={product.shape}
      className="ingredient-label mx-auto max-w-[560px]"
      onPointerEnter={load}
      onFocus={load}
    >
      <div className="label-mascot" data-loupe-away={(motion && loupe !== null) || undefined}>
        <Wave when={isComplete}>{mascot}</Wave>
        {/* The center of the mascot's loupe. */}
        <div ref={eye} className="absolute top-[53%] left-[61%]" />
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
            onPointerLeave={() => setLoupe((view) => (view?.isLens ? null : view))}
          >
            <strong>{copy.lead}</strong>{" "}
            {ingredients.map((ingredient, index) => (
              <Fragment key={ingredient.name}>
                {ingredient.prefix && `${ingredient.prefix} `}
                <Word
                  ref={ingredient.name === finds[0] ? firstFind : undefined}
                  ingredient={ingredient}
                  mark={index < ingredients.length - 1 ? "," : "."}
                  isMarked={found.includes(ingredient.name) || flagged.includes(ingredient.name)}
                  isOpen={ingredient.name === openName}
                  onOpen={(word) => open(ingredient.name, word)}
                />{" "}
              </Fragment>
            ))}
          </div>

          <div className="label-slot border-t-2 border-ink bg-milk px-3 py-2 lg:px-[18px]">
            {/* Renders every answer invisibly, so that the tallest one sets the slot's height. */}
            <div className="label-slot-sizer">
              {ingredients.map((ingredient) => (
                <div key={ingredient.name} data-find={finds.includes(ingredient.name) || undefined}>
                  <Answer ingredient={ingredient} chips={chips} selectedPreferences={chipIds} />
                </div>
              ))}
            </div>
            <div aria-live="polite" className="label-slot-content">
              <Animated
                key={`${product.id} ${slotKey}`}
                isStill={slotKey === null}
                initial={{ opacity: 0, y: 8 }}
                animate={{ opacity: 1, y: 0 }}
                transition={{ duration: 0.22 }}
              >
                {slotKey === "completed" && puzzle ? (
                  <Completion
                    lastFind={lastFind}
                    copy={copy}
                    productId={product.id}
                    text={puzzle.share}
                  />
                ) : opened ? (
                  <Answer
                    ingredient={opened}
                    chips={chips}
                    selectedPreferences={selectedPreferences}
                  />
                ) : (
                  <p className="text-lead font-bold">
                    <span className="js-only">{copy.invitation} </span>
                    <Link
                      href={ingredientsPath}
                      prefetch={false}
                      className="inline-block py-2.5 text-body font-normal underline underline-offset-4"
                    >
                      {copy.allIngredients}
                    </Link>
                  </p>
                )}
              </Animated>
            </div>
          </div>

          <Preferences
            copy={copy}
            product={product}
            selected={selectedPreferences}
            flaggedCount={flagged.length}
            onToggle={(id) => dispatch({ type: "toggle-preference", id })}
          />
        </div>
      </ProductPackage>

      {packages.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div
          role="group"
          aria-label={copy.products}
          className="label-shelf js-only no-print flex flex-wrap items-end justify-center border-b-8 border-ink"
        >
          {packages
            .filter(({ id }) => id !== product.id)
            .map(({ id, tab, ...other }) => (
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

      {motion && <Loupe motion={motion} view={loupe} />}
    </figure>
  );
}
