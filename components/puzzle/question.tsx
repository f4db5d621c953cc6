import clsx from "clsx";
import { useEffect, useRef } from "react";
import { Art } from "@/components/ui/picture";
import type { Product, PuzzleCopy, PuzzleWords } from "@/content/schema";
import { longestDuration } from "@/lib/text/format";
import { usePuzzle } from "./puzzle-context";
import { foundTargets } from "./puzzle-state";
import styles from "./question.module.css";
import { ReservedText } from "./reserved-text";
import { headingText, solvedText } from "./sentences";

/**
 * The heading of the label: the puzzle's question with a circle for each target, and the visitor's time once all are found. It
 * gets the focus when the visitor has chosen its product.
 */
export function Question() {
  const { copy, language, state } = usePuzzle();
  const { product, progress, isChosen } = state;
  const { puzzle, kind } = product;
  const isSolved = progress.phase === "solved";
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true });
  }, [isChosen]);

  if (!puzzle) {
    return (
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {kind}
      </h2>
    );
  }

  return (
    <div
      className={clsx(
        "border-b-2 border-ink py-1.5 pl-3 font-text text-body font-bold leading-tight wrap-anywhere md:pl-[18px] lg:text-[1.375rem]",
        styles.question,
        isSolved && styles.solved,
      )}
    >
      {/* Reserves the height of whatever replaces the question. */}
      {textsOf(copy, puzzle).map(({ text, isMessage }) => (
        <p key={text} aria-hidden="true" className={clsx(styles.reserve, isMessage && styles.message)}>
          <ReservedText>{text}</ReservedText> <Circles puzzle={puzzle} found={[]} ingredients={[]} />
        </p>
      ))}
      <div className={clsx(styles.shown, isSolved && styles.message)}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <span>{headingText(language, copy, puzzle, state)}</span>
        </h2>{" "}
        <Circles puzzle={puzzle} found={foundTargets(progress)} ingredients={product.ingredients} />
      </div>
    </div>
  );
}

/** Returns every text that the heading can have, the message with the longest time. */
function textsOf(copy: PuzzleCopy, { question, remaining = [], targets }: PuzzleWords) {
  const questions = [question, ...remaining];
  const messages = [solvedText(copy, longestDuration(copy))];
  if (targets.length === 1) messages.push(copy.firstTry);
  return [
    ...questions.map((text) => ({ text, isMessage: false })),
    ...messages.map((text) => ({ text, isMessage: true })),
  ];
}

interface CirclesProps {
  puzzle: PuzzleWords;
  found: string[];
  ingredients: Product["ingredients"];
}

/** A circle for each target, with the drawings of those that are found. */
function Circles({ puzzle: { targets }, found, ingredients }: CirclesProps) {
  return (
    <span aria-hidden="true" className={styles.circles}>
      {targets.map((target, index) => {
        const ingredient = ingredients.find(({ name }) => name === found[index]);
        const icon = ingredient?.icon ?? ingredient?.drawing;
        return (
          <span key={target} className={clsx(styles.circle, found[index] && !icon && styles.filled)}>
            {icon && <Art {...icon} className={styles.drawing} />}
          </span>
        );
      })}
    </span>
  );
}
