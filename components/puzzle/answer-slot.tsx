import clsx from "clsx";
import Link from "next/link";
import { useState } from "react";
import { Art } from "@/components/ui/picture";
import type { PuzzleCopy } from "@/content/schema";
import { Answer } from "./answer";
import styles from "./answer-slot.module.css";
import { Completion } from "./completion";
import { isFind } from "./ingredients";
import { usePuzzle } from "./puzzle-context";

/** The slot below the list: an invitation, the answer of the open ingredient, or the completion. */
export function AnswerSlot() {
  const { copy, ingredientsPath, answerElement } = usePuzzle();
  const { id, content } = useContent();
  // Only content that replaces the pre-rendered one has an entrance.
  const [firstId] = useState(id);
  const [hasChanged, setHasChanged] = useState(false);
  if (id !== firstId && !hasChanged) setHasChanged(true);
  return (
    <div className={clsx(styles.slot, "border-t-2 border-ink px-3 py-2 md:px-[18px]")}>
      <div ref={answerElement} aria-live="polite" className={styles.shown}>
        <div key={id} className={clsx(hasChanged && styles.entering)}>
          {content}
        </div>
      </div>
      <Reserve />
      <Link href={ingredientsPath} prefetch={false} className="no-js-only py-3 text-label underline">
        {copy.allIngredients}
      </Link>
    </div>
  );
}

/** Returns what the slot shows, and an id of it. */
function useContent() {
  const { copy, product, state, shown } = usePuzzle();
  const ingredient = product.ingredients.find(({ name }) => name === shown.answer?.name);
  if (ingredient) {
    const content = (
      <Answer ingredient={ingredient} product={product} selectedPreferences={state.selectedPreferences} kind="open" />
    );
    return { id: ingredient.name, content };
  }
  if (state.progress.phase === "completed") return { id: "completion", content: <Completion /> };
  return { id: "invitation", content: <Invitation copy={copy} /> };
}

function Invitation({ copy }: { copy: PuzzleCopy }) {
  return (
    <div className="js-only flex h-full items-center justify-between">
      <p className="text-balance leading-snug text-ink-soft">
        <strong className="block font-display text-2xl font-heavy text-ink">{copy.invitation}</strong>{" "}
        {copy.invitationLead}
      </p>
      <Art {...copy.invitationDrawing} className="ml-4 shrink-0 max-xs:hidden" />
    </div>
  );
}

/** Reserves the height of the tallest answer. Contains the answer for each find, which CSS shows without scripts. */
function Reserve() {
  const { product } = usePuzzle();
  const { ingredients, chips, puzzle } = product;
  const allPreferences = chips.map(({ id }) => id);
  return (
    <div className={styles.reserve}>
      {ingredients.map((ingredient) => {
        const solves = isFind(ingredient, puzzle);
        return (
          <div key={ingredient.name} className={solves ? styles.find : styles.other}>
            <Answer
              ingredient={ingredient}
              product={product}
              selectedPreferences={allPreferences}
              kind={solves ? "printed" : "reserved"}
            />
          </div>
        );
      })}
    </div>
  );
}
