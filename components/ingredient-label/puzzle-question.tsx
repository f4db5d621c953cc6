import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { durationText, type LabelState } from "./label-state";

interface PuzzleQuestionProps {
  copy: IngredientLabelCopy;
  puzzle: NonNullable<LabelProduct["puzzle"]>;
  state: LabelState;
}

/** The puzzle's question with a dot for each find. Once it is solved, shows the visitor's time. */
export function PuzzleQuestion({ copy, puzzle, state }: PuzzleQuestionProps) {
  const { found, startedAt, completedAt, stage } = state;
  const { finds, question } = puzzle;
  const isFirstTry = finds.length === 1 && completedAt === startedAt;
  const completed = copy.completed.replace("{time}", durationText(copy, (completedAt ?? 0) - (startedAt ?? 0)));
  return (
    <div
      data-completed={completed}
      className={`label-question relative grid [transition:background-color_240ms] items-center [overflow-wrap:anywhere] border-b-2 border-ink px-3 py-1.5 font-bold leading-tight max-[374px]:text-base lg:px-[18px] lg:pr-24 lg:text-[1.375rem] ${stage !== "unsolved" ? "is-solved z-0 overflow-hidden bg-paper" : "bg-citron"}`}
    >
      <p role="status" aria-atomic="false" className="text-balance [grid-area:1/1]">
        {stage !== "unsolved" ? (isFirstTry ? copy.firstTry : completed) : question}{" "}
        <span aria-hidden="true" className="ml-1 inline-flex lg:absolute lg:inset-y-0 lg:right-4 lg:items-center">
          {finds.map((find, index) => (
            <span
              key={find}
              // The loupe flies, then the stroke is swiped, then the dot fills.
              className={`mr-1 size-3.5 rounded-full border-2 border-ink [transition:background-color_120ms_420ms] ${index < found.length ? "bg-ink forced-colors:bg-[CanvasText]" : ""}`}
            />
          ))}
        </span>
        <span className="sr-only">
          {copy.progress.replace("{found}", String(found.length)).replace("{all}", String(finds.length))}
        </span>
      </p>
    </div>
  );
}
