import { Art } from "@/components/ui/picture";
import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { durationText, type LabelState } from "./label-state";

interface PuzzleQuestionProps {
  copy: IngredientLabelCopy;
  puzzle: NonNullable<LabelProduct["puzzle"]>;
  ingredients: LabelProduct["ingredients"];
  state: LabelState;
}

/** The puzzle's question with a circle for each find. Once it is solved, shows the visitor's time. */
export function PuzzleQuestion({ copy, puzzle, ingredients, state }: PuzzleQuestionProps) {
  const { found, startedAt, completedAt, stage } = state;
  const { finds, question } = puzzle;
  const isFirstTry = finds.length === 1 && completedAt === startedAt;
  const completed = copy.completed.replace("{time}", durationText(copy, (completedAt ?? 0) - (startedAt ?? 0)));
  const circles = (
    <span
      aria-hidden="true"
      className="ml-1 inline-flex align-middle lg:absolute lg:inset-y-0 lg:right-2.5 lg:items-center"
    >
      {finds.map((find, index) => {
        const drawing = ingredients.find(({ name }) => name === found[index])?.drawing;
        const border = drawing ? "border-0" : found[index] ? "border-8" : "border-2";
        return (
          <span
            key={find}
            // The loupe flies and the stroke is swiped first.
            className={`mr-0.5 size-4 rounded-full border-ink [transition:border-width_0s_420ms] min-[390px]:mr-1 min-[390px]:size-5 lg:size-[min(2.2vw,2rem)] ${border}`}
          >
            {drawing && <Art {...drawing} className="[animation:grow_200ms_420ms_backwards]" />}
          </span>
        );
      })}
    </span>
  );
  return (
    <div
      className={`relative grid items-center border-b-2 border-ink px-3 py-1.5 font-bold leading-tight [overflow-wrap:anywhere] max-[374px]:text-base lg:px-[18px] lg:pr-[9.3vw] lg:text-[1.375rem] ${stage !== "unsolved" ? "is-solved z-0 overflow-hidden bg-paper" : "bg-citron"}`}
    >
      {/* Reserves the height of the completion message. */}
      <p aria-hidden="true" className="text-balance [grid-area:1/1] [visibility:hidden]">
        {completed} {circles}
      </p>
      <p role="status" aria-atomic="false" className="text-balance [grid-area:1/1]">
        {stage !== "unsolved" ? (isFirstTry ? copy.firstTry : completed) : question} {circles}
        <span className="sr-only">
          {copy.progress.replace("{found}", String(found.length)).replace("{all}", String(finds.length))}
        </span>
      </p>
    </div>
  );
}
