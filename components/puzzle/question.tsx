import clsx from "clsx";
import { Art } from "@/components/ui/picture";
import type { Product, PuzzleCopy } from "@/content/schema";
import { useHeld } from "@/hooks/use-held";
import { durationText, longestDurations } from "@/lib/text/format";
import { usePuzzle } from "./puzzle-context";
import { foundIngredients, isSolved, type Progress } from "./puzzle-state";
import styles from "./question.module.css";
import { ReservedText } from "./reserved-text";
import { isUncounted } from "./timeline";

/** The puzzle's question with a circle for each find. Once it is solved, shows the visitor's time. */
export function Question({ puzzle }: { puzzle: PuzzleWords }) {
  const { copy, language, product, state, behavior } = usePuzzle();
  const { ingredients } = product;
  const { progress } = state;
  const solved = isSolved(progress);
  const found = foundIngredients(progress);
  const counted = useHeld(found, isUncounted(behavior?.flight ?? null, found.at(-1)));
  const count = copy.progress.replace("{found}", String(found.length)).replace("{all}", String(puzzle.finds.length));
  return (
    <div
      className={clsx(
        // The text is smaller on phones under 390 px (24.375rem), the width of most iPhones, where the question and its
        // circles share the line.
        "border-b-2 border-ink py-1.5 pl-3 font-bold leading-tight wrap-anywhere max-[24.375rem]:text-base md:pl-[18px] lg:text-[1.375rem]",
        styles.question,
        solved && styles.solved,
      )}
    >
      {/* Reserves the height of whatever replaces the question, and loads the drawings of finds. */}
      {textsOf(copy, puzzle).map((text) => (
        <p key={text} aria-hidden="true" className={clsx("text-balance", styles.reserve)}>
          <ReservedText>{text}</ReservedText> <Circles finds={puzzle.finds} found={found} ingredients={ingredients} />
        </p>
      ))}
      <p className="text-balance">
        <span>{solved ? "" : questionFor(puzzle, counted.length)}</span>{" "}
        <span role="status">
          <span className={clsx(!solved && "sr-only")}>
            {solved ? messageFor(language, copy, puzzle, progress) : count}
          </span>
        </span>{" "}
        <Circles finds={puzzle.finds} found={counted} ingredients={ingredients} />
      </p>
    </div>
  );
}

type PuzzleWords = NonNullable<Product["puzzle"]>;

/** Returns the question for what remains to be found. */
function questionFor({ question, finds, remaining = [] }: PuzzleWords, foundCount: number): string {
  const remainingCount = Math.max(1, finds.length - foundCount);
  return remaining[remainingCount - 1] ?? question;
}

function messageFor(language: string, copy: PuzzleCopy, { finds }: PuzzleWords, progress: Progress): string {
  const duration = solvingTime(progress);
  if (finds.length === 1 && duration === 0) return copy.firstTry;
  return completedText(copy, durationText(language, copy, duration));
}

/** Returns the time from the first tap to the last find, in ms. 0 before that. */
function solvingTime(progress: Progress): number {
  return "duration" in progress ? progress.duration : 0;
}

const completedText = (copy: PuzzleCopy, time: string) => copy.completed.replace("{time}", time);

/** Returns every text that the line of the question can show, each message with the longest time. */
function textsOf(copy: PuzzleCopy, { question, remaining = [], finds }: PuzzleWords): string[] {
  const messages = longestDurations(copy).map((time) => completedText(copy, time));
  return [question, ...remaining, ...messages, ...(finds.length === 1 ? [copy.firstTry] : [])];
}

interface CirclesProps {
  finds: string[];
  found: string[];
  ingredients: Product["ingredients"];
}

/** A circle for each find, with the drawings of those that are found. */
function Circles({ finds, found, ingredients }: CirclesProps) {
  return (
    <span aria-hidden="true" className={clsx("gap-0.5", styles.circles)}>
      {finds.map((find, index) => {
        const ingredient = ingredients.find(({ name }) => name === found[index]);
        const icon = ingredient?.icon ?? ingredient?.drawing;
        return (
          <span key={find} className={clsx(styles.circle, found[index] && !icon && styles.filled)}>
            {icon && <Art {...icon} className={styles.drawing} />}
          </span>
        );
      })}
    </span>
  );
}
