import { useEffect, useState } from "react";
import { Art } from "@/components/ui/picture";
import type { Product, PuzzleCopy } from "@/content/schema";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { durationText, type LabelState } from "./label-state";

interface PuzzleQuestionProps {
  copy: PuzzleCopy;
  puzzle: NonNullable<Product["puzzle"]>;
  ingredients: Product["ingredients"];
  state: LabelState;
}

/** The puzzle's question with a circle for each find. Once it is solved, shows the visitor's time. */
export function PuzzleQuestion({ copy, puzzle, ingredients, state }: PuzzleQuestionProps) {
  const { found, startedAt, completedAt, stage } = state;
  const { finds, question, remaining = [] } = puzzle;
  const [shownFinds, setShownFinds] = useState(found);
  // The loupe flies and the stroke is swiped first.
  useEffect(() => void setTimeout(setShownFinds, prefersReducedMotion() ? 0 : 420, found), [found]);
  const isSolved = stage !== "unsolved";
  const isFirstTry = finds.length === 1 && completedAt === startedAt;
  const remainingCount = Math.max(1, finds.length - shownFinds.length);
  const completed = copy.completed.replace("{time}", durationText(copy, (completedAt ?? 0) - (startedAt ?? 0)));
  const progress = copy.progress.replace("{found}", String(found.length)).replace("{all}", String(finds.length));
  const circles = (shown: string[]) => (
    <span
      aria-hidden="true"
      className="float-right flex gap-0.5 md:absolute md:inset-y-0 md:right-[18px] md:items-center"
    >
      {finds.map((find, index) => {
        const { drawing, icon = drawing } = ingredients.find(({ name }) => name === shown[index]) ?? {};
        return (
          <span
            key={find}
            className={`size-5.5 overflow-hidden rounded-full border-ink bg-paper md:size-[clamp(1.375rem,2.5vw,2.25rem)] ${shown[index] && !icon ? "border-8" : "border-2"}`}
          >
            {icon && <Art {...icon} className="[animation:grow_200ms]" />}
          </span>
        );
      })}
    </span>
  );
  return (
    <div
      className={`relative grid items-center border-b-2 border-ink px-3 py-1.5 font-bold leading-tight wrap-anywhere max-[389px]:text-base md:px-[18px] md:pr-[clamp(6rem,9.9vw,8.9rem)] lg:text-[1.375rem] ${isSolved ? "is-solved z-0 overflow-hidden bg-paper" : "bg-citron"}`}
    >
      {/* Reserves the height of the completion message, and loads the drawings of finds. */}
      <p aria-hidden="true" className="text-balance [grid-area:1/1] [visibility:hidden]">
        {completed} {circles(found)}
      </p>
      <p className="text-balance [grid-area:1/1]">
        {!isSolved && (remaining[remainingCount - 1] ?? question)}{" "}
        <span role="status">
          {isSolved ? isFirstTry ? copy.firstTry : completed : <span className="sr-only">{progress}</span>}
        </span>{" "}
        {circles(shownFinds)}
      </p>
    </div>
  );
}
