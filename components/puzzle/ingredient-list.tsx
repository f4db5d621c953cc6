import clsx from "clsx";
import { Fragment, type PointerEvent, useRef } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import type { Ingredient, Product } from "@/content/schema";
import styles from "./ingredient-list.module.css";
import { flaggedNames } from "./ingredients";
import { usePuzzle } from "./puzzle-context";
import { foundWords, isAllFound, openWord } from "./puzzle-state";
import { useSelfPlay } from "./use-self-play";

export const listClasses = "px-3 py-1 leading-[33px] md:px-[18px] lg:py-1.5 lg:text-lead lg:leading-9";

/** The ingredients, as words to tap. A find, or what the visitor's preferences flag, has a stroke behind it. */
export function IngredientList() {
  const { copy, product, state, tap, playItself, list, loupe } = usePuzzle();
  const { ingredients, puzzle } = product;
  const open = openWord(state.progress);
  const marked = [
    ...foundWords(state.progress).map(({ name }) => name),
    ...flaggedNames(ingredients, state.selectedPreferences),
  ];

  // This component is new for each product, and so is what self-play observes.
  const [firstFind, secondFind] = puzzle?.finds ?? [];
  const firstFindWord = useRef<HTMLButtonElement>(null);
  useSelfPlay(list, () => {
    const ingredient = ingredients.find(({ name }) => name === firstFind);
    // With one find, the page would solve the puzzle.
    if (ingredient && secondFind && firstFindWord.current) playItself(ingredient, firstFindWord.current);
  });

  function moveLens({ pointerType, clientX }: PointerEvent, ingredient: Ingredient) {
    if (pointerType !== "mouse" || !list.current) return;
    // The answer already explains the open word.
    if (isAllFound(state.progress) || ingredient.name === open?.name) loupe.current?.hideLens();
    else loupe.current?.moveLens(clientX, list.current, ingredient);
  }

  return (
    <div
      ref={list}
      role="group"
      tabIndex={-1}
      aria-label={copy.lead}
      className={listClasses}
      onPointerLeave={() => loupe.current?.hideLens()}
    >
      <strong>{copy.lead}</strong>{" "}
      {ingredients.map((ingredient, index) => {
        const isOpen = ingredient.name === open?.name;
        return (
          <Fragment key={ingredient.name}>
            <button
              ref={ingredient.name === firstFind ? firstFindWord : undefined}
              type="button"
              aria-current={isOpen || undefined}
              data-marked={marked.includes(ingredient.name) || undefined}
              className={clsx(styles.word, isOpen && open?.isUnderLoupe && styles.underLoupe)}
              onPointerMove={(event) => moveLens(event, ingredient)}
              onClick={({ currentTarget }) => tap(ingredient, currentTarget)}
            >
              <PrintedName ingredients={ingredients} index={index} />
            </button>{" "}
          </Fragment>
        );
      })}
    </div>
  );
}

/** An ingredient's name as printed, with the comma or full stop that follows it. */
export function PrintedName({ ingredients, index }: { ingredients: Product["ingredients"]; index: number }) {
  const ingredient = ingredients[index];
  if (!ingredient) return null;
  const isLast = index === ingredients.length - 1;
  return <BoldSubstring substring={ingredient.emphasis}>{ingredient.name + (isLast ? "." : ",")}</BoldSubstring>;
}
