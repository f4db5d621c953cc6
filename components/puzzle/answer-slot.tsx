import clsx from "clsx";
import { memo, useState } from "react";
import { Link } from "@/components/ui/link";
import { Art } from "@/components/ui/picture";
import type { Product, PuzzleCopy } from "@/content/schema";
import { useHeld } from "@/hooks/use-held";
import { useLate } from "@/hooks/use-late";
import { Answer } from "./answer";
import styles from "./answer-slot.module.css";
import { findsOf, isFind } from "./ingredients";
import { lateCompletion } from "./late-completion";
import { useLivePuzzle, usePuzzle } from "./puzzle-context";
import { openIngredient } from "./puzzle-state";
import { isFlyingTo } from "./timeline";

/**
 * The slot below the list: an invitation, the answer of the open ingredient, or the completion. Without behavior, the
 * answers of all finds.
 */
export function AnswerSlot() {
  const { copy, product, ingredientsPath, behavior } = usePuzzle();
  return (
    <div className={clsx(behavior && styles.slot, "border-t-2 border-ink px-3 py-2 md:px-[18px]")}>
      {behavior && <OpenAnswer />}
      {behavior ? <ReservedAnswers product={product} /> : <FindAnswers product={product} />}
      <Link href={ingredientsPath} className={clsx(behavior && "no-js-only", "py-3 text-label underline")}>
        {copy.allIngredients}
      </Link>
    </div>
  );
}

function OpenAnswer() {
  const { answerElement } = useLivePuzzle().behavior;
  const { id, content } = useContent();
  // Only content that replaces the pre-rendered one has an entrance.
  const [firstId] = useState(id);
  const [hasChanged, setHasChanged] = useState(false);
  if (id !== firstId && !hasChanged) setHasChanged(true);
  return (
    <div ref={answerElement} aria-live="polite" className={styles.shown}>
      <div key={id} className={clsx(hasChanged && styles.entering)}>
        {content}
      </div>
    </div>
  );
}

/** Returns what the slot shows, and an id of it. It stays while the loupe flies to the open ingredient. */
function useContent() {
  const { copy, product, state, behavior } = useLivePuzzle();
  const isCompleted = state.progress.phase === "completed";
  const completion = useLate(lateCompletion, isCompleted);
  const open = openIngredient(state.progress);
  const name = useHeld(open, isFlyingTo(behavior.flight, open));
  const ingredient = product.ingredients.find((ingredient) => ingredient.name === name);
  if (ingredient) {
    const content = (
      <Answer ingredient={ingredient} product={product} selectedPreferences={state.selectedPreferences} kind="open" />
    );
    return { id: ingredient.name, content };
  }
  if (isCompleted && completion.status === "ready") {
    const { Completion } = completion.module;
    return { id: "completion", content: <Completion /> };
  }
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

interface AnswersProps {
  product: Product;
}

/** The answer of each find, in a puzzle without behavior. */
function FindAnswers({ product }: AnswersProps) {
  return findsOf(product).map((ingredient) => (
    <div key={ingredient.name} className="mb-3">
      <Answer ingredient={ingredient} product={product} selectedPreferences={[]} kind="static" />
    </div>
  ));
}

/**
 * All answers, which are hidden and reserve the height of the tallest. On a page without scripts, those of the finds are
 * shown. Rendered once for a product, because they are half of the puzzle's elements.
 */
const ReservedAnswers = memo(function ReservedAnswers({ product }: AnswersProps) {
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
              kind={solves ? "static" : "reserved"}
            />
          </div>
        );
      })}
    </div>
  );
});
