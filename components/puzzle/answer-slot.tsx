import { memo } from "react";
import { Link } from "@/components/ui/link";
import type { Product } from "@/content/schema";
import { Answer } from "./answer";
import styles from "./answer-slot.module.css";
import { isTarget } from "./ingredients";
import { Instruction } from "./instruction";
import { usePuzzle } from "./puzzle-context";
import { openIngredient } from "./puzzle-state";

/** The id of the slot, for a link past the words. */
export const answerId = "label-answer";

/** The slot below the list: an invitation, or the answer of the open ingredient. Without scripts, the answers of all targets. */
export function AnswerSlot() {
  const { copy, state, ingredientsPath } = usePuzzle();
  const { product, progress, selectedPreferences } = state;
  const open = openIngredient(progress);
  const ingredient = product.ingredients.find(({ name }) => name === open);
  return (
    <div id={answerId} tabIndex={-1} className={`${styles.slot} grow border-t-2 border-ink px-3 py-2 md:px-[18px]`}>
      <div key={open} className={ingredient && styles.entering}>
        {ingredient ? (
          <Answer ingredient={ingredient} product={product} selectedPreferences={selectedPreferences} kind="open" />
        ) : (
          <p aria-hidden="true" className="static:hidden text-balance pt-1 leading-snug text-ink-soft">
            <Instruction className="block font-display text-2xl font-heavy text-ink" />
          </p>
        )}
      </div>
      <ReservedAnswers product={product} />
      <Link href={ingredientsPath} className="no-js-only py-3 text-label underline">
        {copy.allIngredients}
      </Link>
    </div>
  );
}

/**
 * All answers, which are hidden and reserve the height of the tallest. On a page without scripts, those of the targets are
 * shown. Rendered once for a product, because they are half of the puzzle's elements.
 */
const ReservedAnswers = memo(function ReservedAnswers({ product }: { product: Product }) {
  const { ingredients, preferences, puzzle } = product;
  const allPreferences = preferences.map(({ id }) => id);
  return (
    <div className={styles.reserve}>
      {ingredients.map((ingredient) => {
        const isShown = isTarget(ingredient, puzzle);
        return (
          <div key={ingredient.name} className={isShown ? styles.target : styles.other}>
            <Answer
              ingredient={ingredient}
              product={product}
              selectedPreferences={allPreferences}
              kind={isShown ? "static" : "reserved"}
            />
          </div>
        );
      })}
    </div>
  );
});
