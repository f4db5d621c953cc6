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
  const { finds, question, remaining = [] } = puzzle;
  const isFirstTry = finds.length === 1 && completedAt === startedAt;
  // After the last find, the question for one stays until the message replaces it.
  const left = Math.max(1, finds.length - found.length);
  const completed = copy.completed.replace("{time}", durationText(copy, (completedAt ?? 0) - (startedAt ?? 0)));
  const circles = (
    <span
      aria-hidden="true"
      className="ml-1 inline-flex align-middle lg:absolute lg:inset-y-0 lg:right-2.5 lg:items-center"
    >
      {finds.map((find, index) => {
        const drawing = ingredients.find(({ name }) => name === found[index])?.drawing;
        return (
          <span
            key={find}
            className={`size-5 rounded-full border-2 border-ink bg-paper min-[390px]:size-6 lg:mr-1 lg:size-[min(2.5vw,2.25rem)] ${found[index] && !drawing ? "border-8" : ""}`}
          >
            {/* The loupe flies and the stroke is swiped first. */}
            {drawing && <Art {...drawing} className="[animation:grow_200ms_420ms_backwards]" />}
          </span>
        );
      })}
    </span>
  );
  return (
    <div
      className={`relative grid items-center border-b-2 border-ink px-3 py-1.5 font-bold leading-tight [overflow-wrap:anywhere] max-[374px]:text-base lg:px-[18px] lg:pr-[min(9.3vw,8.4rem)] lg:text-[1.375rem] ${stage !== "unsolved" ? "is-solved z-0 overflow-hidden bg-paper" : "bg-citron"}`}
    >
      {/* Reserves the height of the completion message. */}
      <p aria-hidden="true" className="text-balance [grid-area:1/1] [visibility:hidden]">
        {completed} {circles}
      </p>
      <p role="status" aria-atomic="false" className="text-balance [grid-area:1/1]">
        {stage !== "unsolved" ? (isFirstTry ? copy.firstTry : completed) : (remaining[left - 1] ?? question)} {circles}
        <span className="sr-only">
          {copy.progress.replace("{found}", String(found.length)).replace("{all}", String(finds.length))}
        </span>
      </p>
    </div>
  );
}
