"use client";

import Link from "next/link";
import {
  Fragment,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { Wave } from "@/components/ui/wave";
import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { useMotion } from "@/hooks/use-motion";
import { Answer } from "./answer";
import { Completion } from "./completion";
import {
  adLinkOf,
  durationText,
  flaggedNames,
  type Ingredient,
  initialState,
  labelReducer,
} from "./label-state";
import { Loupe, type LoupeView } from "./loupe";
import { BagTeeth, PackageFront, SmallPackage } from "./package";
import { useProducts } from "./use-products";
import { useSelfPlay } from "./use-self-play";

/** ms that the loupe stays on a word. */
const loupeStay = 900;
/** ms that the last find's answer is shown before the completion. */
const completionDelay = 2200;

interface IngredientLabelProps {
  copy: IngredientLabelCopy;
  /** The product in the page as delivered. */
  first: LabelProduct;
  /** The other products' packages; their labels are loaded later. */
  others: Pick<LabelProduct, "id" | "brand" | "shape" | "tab">[];
  /** The address of the page with every ingredient. */
  ingredientsPath: string;
  /** The mascot, whose loupe flies to what is found. */
  mascot: ReactNode;
}

/** The puzzle: a package whose ingredients can be tapped, with the answer in one fixed place. */
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
  const firstFind = useRef<HTMLButtonElement>(null);
  const [loupe, setLoupe] = useState<LoupeView | null>(null);
  const [isCompletionShown, setIsCompletionShown] = useState(false);

  const product = products?.find(({ id }) => id === state.productId) ?? first;
  const { ingredients, chips, puzzle } = product;
  const { selectedPreferences, found, openName, startedAt, completedAt } = state;
  const finds = puzzle?.finds ?? [];
  const flagged = flaggedNames(ingredients, selectedPreferences);
  const isComplete = finds.length > 0 && found.length === finds.length;
  const opened = ingredients.find(({ name }) => name === openName);
  const slotKey = isComplete && isCompletionShown ? "completed" : openName;
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

  /** Returns a point of the window in px of the element that the loupe is positioned in. */
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

  useSelfPlay(root, () => {
    const [find] = finds;
    if (find && !openName) open(find, firstFind.current, true);
  });

  return (
    <figure
      ref={root}
      id="label"
      data-lost={isLost || undefined}
      className="ingredient-label"
      onPointerEnter={load}
      onFocus={load}
    >
      <div className="label-mascot" data-loupe-away={(motion && loupe !== null) || undefined}>
        <Wave when={isComplete}>{mascot}</Wave>
        <div ref={eye} className="label-mascot-eye" />
      </div>

      <div key={product.id} className={`pack pack-${product.shape}`}>
        {product.shape === "bag" && <BagTeeth />}
        <PackageFront product={product} />
        <div className="label-panel">
          {puzzle && (
            <div className={`label-question ${isComplete ? "is-completed" : ""}`}>
              <p role="status">
                {isComplete && completedAt !== null
                  ? copy.completed.replace(
                      "{time}",
                      durationText(copy, completedAt - (startedAt ?? completedAt)),
                    )
                  : puzzle.question}{" "}
                <span className="label-progress">
                  {finds.map((find, index) => (
                    <span
                      key={find}
                      aria-hidden="true"
                      data-found={index < found.length || undefined}
                    />
                  ))}
                  <span className="sr-only">
                    {copy.progress
                      .replace("{found}", String(found.length))
                      .replace("{all}", String(finds.length))}
                  </span>
                </span>
              </p>
            </div>
          )}

          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div
            role="group"
            aria-label={copy.lead}
            className="label-list"
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

          <div className="label-slot">
            {/* Every answer, invisible: the tallest one gives the slot its height. */}
            <div className="label-slot-sizer">
              {ingredients.map((ingredient) => (
                <div key={ingredient.name} data-find={finds.includes(ingredient.name) || undefined}>
                  <Answer ingredient={ingredient} chips={chips} selectedPreferences={[]} />
                </div>
              ))}
            </div>
            <div aria-live="polite" className="label-slot-content">
              <Appearing
                key={`${product.id} ${slotKey}`}
                motion={motion}
                isStill={slotKey === null}
              >
                {slotKey === "completed" && puzzle ? (
                  <Completion copy={copy} productId={product.id} text={puzzle.share} />
                ) : opened ? (
                  <Answer
                    ingredient={opened}
                    chips={chips}
                    selectedPreferences={selectedPreferences}
                  />
                ) : (
                  <p className="label-invitation">
                    <span className="js-only">{copy.invitation} </span>
                    <Link
                      href={ingredientsPath}
                      prefetch={false}
                      className="underline underline-offset-4"
                    >
                      {copy.allIngredients}
                    </Link>
                  </p>
                )}
              </Appearing>
            </div>
          </div>

          <div className="label-preferences">
            <p id="label-preferences">{copy.preferences}</p>{" "}
            <p role="status">
              {selectedPreferences.length > 0 && countText(copy, flagged, ingredients)}
            </p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
            <div role="group" aria-labelledby="label-preferences">
              {chips.map(({ id, label }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={selectedPreferences.includes(id)}
                  className="label-chip"
                  onClick={() => dispatch({ type: "toggle-preference", id })}
                >
                  {label}
                </button>
              ))}
            </div>
          </div>
        </div>
        {product.shape === "bag" && <BagTeeth />}
      </div>

      {packages.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div role="group" aria-label={copy.products} className="label-shelf js-only">
          {packages
            .filter(({ id }) => id !== product.id)
            .map(({ id, tab, ...other }) => (
              <button key={id} type="button" disabled={isLost} onClick={() => showProduct(id)}>
                <span>{tab}</span>
                <SmallPackage {...other} />
              </button>
            ))}
        </div>
      )}

      {motion && <Loupe motion={motion} view={loupe} />}
    </figure>
  );
}

interface WordProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  ingredient: Ingredient;
  /** The punctuation behind it. */
  mark: string;
  isMarked: boolean;
  isOpen: boolean;
  onOpen(word: Element): void;
}

/** An ingredient in the list, with a stroke when it is found or flagged. */
function Word({ ref, ingredient: { name, emphasis }, mark, isMarked, isOpen, onOpen }: WordProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isOpen}
      data-name={name}
      data-marked={isMarked || undefined}
      className="label-word"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <BoldSubstring substring={emphasis}>{name}</BoldSubstring>
      {mark}
    </button>
  );
}

interface AppearingProps {
  motion: ReturnType<typeof useMotion>;
  isStill: boolean;
  children: ReactNode;
}

/** Content that appears with a short rise, or at once without framer-motion. */
function Appearing({ motion, isStill, children }: AppearingProps) {
  if (!motion || isStill) return <div>{children}</div>;
  const { m, Motion } = motion;
  return (
    <Motion>
      <m.div
        initial={{ opacity: 0, y: 8 }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ duration: 0.22 }}
      >
        {children}
      </m.div>
    </Motion>
  );
}

function countText(
  { flagged, nothingFlagged }: IngredientLabelCopy,
  names: readonly string[],
  ingredients: readonly Ingredient[],
) {
  if (names.length === 0) return nothingFlagged;
  return flagged
    .replace("{count}", String(names.length))
    .replace("{all}", String(ingredients.length));
}
