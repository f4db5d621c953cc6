import clsx from "clsx";
import { Fragment, useId } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { flagShape } from "@/components/ui/flag";
import type { Ingredient } from "@/content/schema";
import { flagOf, isFlagged } from "@/lib/products/flags";
import { isLongLabel } from "@/lib/products/is-long-label";
import { printedName } from "@/lib/products/printed-name";
import { answerId } from "./answer-slot";
import styles from "./ingredient-list.module.css";
import { isTarget, shownAtFirst } from "./ingredients";
import { Instruction } from "./instruction";
import { usePuzzle } from "./puzzle-context";
import { foundTargets, isUntouched, openIngredient } from "./puzzle-state";
import { preferenceFlagText } from "./sentences";

/* On desktops, a long list is set small. */
const longListClasses = "xl:data-long:text-base xl:data-long:leading-7";
/* From `md`, it has less space at the right than at the left: a full line may be wider in a fallback font. */
const listClasses = `px-3 py-1 leading-[33px] md:pl-[18px] lg:py-1.5 lg:text-lead lg:leading-9 ${longListClasses}`;

/** The ingredients, as words to tap. */
export function IngredientList() {
  const { copy, state, list } = usePuzzle();
  const { ingredients } = state.product;
  return (
    <>
      {/* Before the words, for screen readers. The slot below them shows it. */}
      <p className="sr-only static:hidden">
        <Instruction />
      </p>
      <a href={`#${answerId}`} className={styles.skip}>
        {copy.skip}
      </a>
      <div
        ref={list}
        role="group"
        aria-label={copy.lead}
        data-long={isLongLabel(ingredients) || undefined}
        data-untouched={isUntouched(state) || undefined}
        className={clsx(styles.list, listClasses)}
      >
        <strong>{copy.lead}</strong>{" "}
        {ingredients.map((ingredient, index) => (
          <Fragment key={ingredient.name}>
            <Word ingredient={ingredient}>{printedName(ingredient, index, ingredients)}</Word>{" "}
          </Fragment>
        ))}
      </div>
    </>
  );
}

interface WordProps {
  ingredient: Ingredient;
  /** The name as printed. */
  children: string;
}

/** The word of an ingredient. A found target has a stroke behind it, and a flagged ingredient has the flag's shape. */
function Word({ ingredient, children }: WordProps) {
  const { copy, state, dispatch } = usePuzzle();
  const { product, progress, selectedPreferences } = state;
  const { name, emphasis } = ingredient;
  const descriptionId = useId();
  const shownAs = isTarget(ingredient, product.puzzle) ? "target" : "word";
  const isFound = foundTargets(progress).includes(name);
  const { flag } = flagOf(ingredient, selectedPreferences);
  const flagText = isFlagged(flag) && preferenceFlagText(product, ingredient, selectedPreferences);
  const description = [isFound && copy.found, flagText].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      aria-current={name === openIngredient(progress) || undefined}
      aria-describedby={description ? descriptionId : undefined}
      data-found={isFound || undefined}
      data-flag={flagText ? flag : undefined}
      data-shown={ingredient === shownAtFirst(product) ? shownAs : undefined}
      className={styles.word}
      onClick={() => dispatch({ type: "tapped", name, now: performance.now() })}
    >
      <span>
        <BoldSubstring substring={emphasis}>{children}</BoldSubstring>
      </span>
      {flagText && <span aria-hidden="true" className={`${flagShape(flag)} ${styles.shape}`} />}
      {description && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
    </button>
  );
}
