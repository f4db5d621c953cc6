import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { durationText, type LabelState } from "./label-state";

interface QuestionProps {
  copy: IngredientLabelCopy;
  puzzle: NonNullable<LabelProduct["puzzle"]>;
  state: LabelState;
}

/** The puzzle's question with a dot for each find. On completion, shows the visitor's time. */
export function Question({ copy, puzzle, state }: QuestionProps) {
  const { found, startedAt, completedAt } = state;
  const { finds, question } = puzzle;
  const isComplete = completedAt !== null;
  const duration = durationText(copy, (completedAt ?? 0) - (startedAt ?? completedAt ?? 0));
  return (
    <div
      className={`border-b-2 border-ink px-3 py-1.5 font-bold leading-tight lg:px-[18px] lg:text-lead ${isComplete ? "is-completed" : "bg-citron"}`}
    >
      {/* Two lines high, so that the completion message fits too. */}
      <p role="status" className="min-h-[2.5em] text-balance">
        {isComplete ? copy.completed.replace("{time}", duration) : question}{" "}
        <span className="ml-1 inline-flex align-[-1px]">
          {finds.map((find, index) => (
            <span
              key={find}
              aria-hidden="true"
              className={`label-dot ${index < found.length ? "label-dot-found" : ""}`}
            />
          ))}
          <span className="sr-only">
            {copy.progress
              .replace("{found}", String(found.length))
              .replace("{all}", String(finds.length))}
          </span>
        </span>
      </p>
    </div>
  );
}
