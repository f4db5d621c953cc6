import clsx from "clsx";
import { Fragment, type PointerEvent, useEffect, useRef } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import type { Ingredient } from "@/content/schema";
import { isLongLabel } from "@/lib/products/is-long-label";
import { printedName } from "@/lib/products/printed-name";
import styles from "./ingredient-list.module.css";
import { flaggedNames, isFind } from "./ingredients";
import { usePuzzle } from "./puzzle-context";
import { canPlayItself, foundWords, isAllFound, openWord, type TappedWord } from "./puzzle-state";
import { useSelfPlay } from "./use-self-play";

/* On desktops, a long list is set small. */
const longListClasses = "xl:data-long:text-base xl:data-long:leading-7";
export const listClasses = `px-3 py-1 leading-[33px] md:px-[18px] lg:py-1.5 lg:text-lead lg:leading-9 ${longListClasses}`;

/** The ingredients, as words to tap. A find, or what the visitor's preferences flag, has a stroke behind it. */
export function IngredientList() {
  const { copy, product, state, tap, playItself, loupe } = usePuzzle();
  const list = useRef<HTMLDivElement>(null);
  const { ingredients, puzzle } = product;
  const open = openWord(state.progress);
  const marked = [
    ...foundWords(state.progress).map(({ name }) => name),
    ...flaggedNames(ingredients, state.selectedPreferences),
  ];

  /** Sends the loupe to a find. Returns the word, and whether the loupe flies to it. */
  function sendLoupe(ingredient: Ingredient, button: Element): TappedWord {
    const word = { name: ingredient.name, isUnderLoupe: false };
    if (!loupe.current || !list.current) return word;
    if (!isFind(ingredient, puzzle)) {
      loupe.current.hideLens();
      return word;
    }
    loupe.current.flyTo(button, list.current, ingredient);
    return { ...word, isUnderLoupe: true };
  }

  // Choosing a product mounts a new list. Move the focus to it.
  const isChosen = state.previousId !== null;
  useEffect(() => {
    if (isChosen) list.current?.focus({ preventScroll: true });
  }, [isChosen]);

  const firstFindWord = useRef<HTMLButtonElement>(null);
  const firstFind = ingredients.find(({ name }) => name === puzzle?.finds[0]);
  useSelfPlay(list, () => {
    if (firstFind && firstFindWord.current && canPlayItself(state, puzzle?.finds))
      playItself(sendLoupe(firstFind, firstFindWord.current));
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
      data-long={isLongLabel(ingredients) || undefined}
      className={listClasses}
      onPointerLeave={() => loupe.current?.hideLens()}
    >
      <strong>{copy.lead}</strong>{" "}
      {ingredients.map((ingredient, index) => {
        const isOpen = ingredient.name === open?.name;
        return (
          <Fragment key={ingredient.name}>
            <button
              ref={ingredient === firstFind ? firstFindWord : undefined}
              type="button"
              aria-current={isOpen || undefined}
              data-marked={marked.includes(ingredient.name) || undefined}
              className={clsx(styles.word, isOpen && open?.isUnderLoupe && styles.underLoupe)}
              onPointerMove={(event) => moveLens(event, ingredient)}
              onClick={({ currentTarget }) => tap(sendLoupe(ingredient, currentTarget))}
            >
              <BoldSubstring substring={ingredient.emphasis}>
                {printedName(ingredient, index, ingredients)}
              </BoldSubstring>
            </button>{" "}
          </Fragment>
        );
      })}
    </div>
  );
}
