import clsx from "clsx";
import { type ComponentProps, Fragment, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import type { Ingredient } from "@/content/schema";
import { useHeld } from "@/hooks/use-held";
import { isLongLabel } from "@/lib/products/is-long-label";
import { printedName } from "@/lib/products/printed-name";
import styles from "./ingredient-list.module.css";
import { flaggedNames } from "./ingredients";
import { useLivePuzzle, usePuzzle } from "./puzzle-context";
import { canPlayItself, foundIngredients, isAllFound, openIngredient } from "./puzzle-state";
import { isFlyingTo } from "./timeline";
import { useSelfPlay } from "./use-self-play";

/** The ingredients, as words to tap. Without behavior, as text. */
export function IngredientList() {
  const { behavior } = usePuzzle();
  return behavior ? <LiveList /> : <PrintedList wordOf={(_, name) => name} />;
}

/** The ingredients with their behavior. A find, or what the visitor's preferences flag, has a stroke behind it. */
function LiveList() {
  const { product, state, behavior } = useLivePuzzle();
  const { tap, playItself, loupe, flight } = behavior;
  const { ingredients, puzzle } = product;
  const list = useRef<HTMLDivElement>(null);
  const open = openIngredient(state.progress);
  const found = foundIngredients(state.progress);
  const foundWithStroke = useHeld(found, isFlyingTo(flight, found.at(-1)));
  const marked = [...foundWithStroke, ...flaggedNames(ingredients, state.selectedPreferences)];

  // Choosing a product mounts a new list. Move the focus to it.
  const isChosen = state.previousId !== null;
  useEffect(() => {
    if (isChosen) list.current?.focus({ preventScroll: true });
  }, [isChosen]);

  const firstFindWord = useRef<HTMLButtonElement>(null);
  const firstFind = ingredients.find(({ name }) => name === puzzle?.finds[0]);
  useSelfPlay(list, () => {
    if (firstFind && firstFindWord.current && list.current && canPlayItself(state, puzzle?.finds))
      playItself(firstFind, firstFindWord.current, list.current);
  });

  function moveLens({ pointerType, clientX }: PointerEvent, ingredient: Ingredient) {
    if (pointerType !== "mouse" || !list.current) return;
    // The answer already explains the open word.
    if (isAllFound(state.progress) || ingredient.name === open) loupe.current?.hideLens();
    else loupe.current?.moveLens(clientX, list.current, ingredient);
  }

  return (
    <PrintedList
      ref={list}
      tabIndex={-1}
      onPointerLeave={() => loupe.current?.hideLens()}
      wordOf={(ingredient, name) => (
        <button
          ref={ingredient === firstFind ? firstFindWord : undefined}
          type="button"
          aria-current={ingredient.name === open || undefined}
          data-marked={marked.includes(ingredient.name) || undefined}
          className={clsx(styles.word, ingredient.name === flight?.name && styles.underLoupe)}
          onPointerMove={(event) => moveLens(event, ingredient)}
          onClick={({ currentTarget }) => list.current && tap(ingredient, currentTarget, list.current)}
        >
          <span>{name}</span>
        </button>
      )}
    />
  );
}

interface PrintedListProps extends ComponentProps<"div"> {
  /** Returns the element of an ingredient, around its name as printed. */
  wordOf(ingredient: Ingredient, name: ReactNode): ReactNode;
}

/* On desktops, a long list is set small. */
const longListClasses = "xl:data-long:text-base xl:data-long:leading-7";
const listClasses = `px-3 py-1 leading-[33px] md:px-[18px] lg:py-1.5 lg:text-lead lg:leading-9 ${longListClasses}`;

/** The list as it is printed on the label. */
function PrintedList({ wordOf, ...group }: PrintedListProps) {
  const { copy, product } = usePuzzle();
  const { ingredients } = product;
  return (
    <div
      {...group}
      role="group"
      aria-label={copy.lead}
      data-long={isLongLabel(ingredients) || undefined}
      className={listClasses}
    >
      <strong>{copy.lead}</strong>{" "}
      {ingredients.map((ingredient, index) => (
        <Fragment key={ingredient.name}>
          {wordOf(
            ingredient,
            <BoldSubstring substring={ingredient.emphasis}>
              {printedName(ingredient, index, ingredients)}
            </BoldSubstring>,
          )}{" "}
        </Fragment>
      ))}
    </div>
  );
}
