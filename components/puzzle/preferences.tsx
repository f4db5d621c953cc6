import { Fragment, useId } from "react";
import type { Product, PuzzleCopy } from "@/content/schema";
import { flaggedNames } from "./ingredients";
import { useLivePuzzle } from "./puzzle-context";

/** Chips for the visitor's preferences, and the number of ingredients that they flag. */
export function Preferences() {
  const { copy, product, state, behavior } = useLivePuzzle();
  const headingId = useId();
  return (
    <div className="border-t-2 border-ink px-3 py-2 text-label font-bold static:hidden md:px-[18px] print:hidden">
      <div className="flex flex-wrap justify-between gap-x-3">
        <p id={headingId}>{copy.preferences}</p>{" "}
        <p role="status">{flaggedText(copy, product, state.selectedPreferences)}</p>
      </div>
      <div role="group" aria-labelledby={headingId} className="mt-1.5 flex flex-wrap gap-2">
        {product.chips.map(({ id, text }) => (
          <Fragment key={id}>
            <button
              type="button"
              aria-pressed={state.selectedPreferences.includes(id)}
              className="js-only min-h-11 rounded-full border-2 border-ink px-3.5 aria-pressed:bg-ink aria-pressed:text-paper"
              onClick={() => behavior.togglePreference(id)}
            >
              {text}
            </button>{" "}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Returns how many ingredients the selected preferences flag. Empty while none of the product's is selected. */
function flaggedText(copy: PuzzleCopy, { chips, ingredients }: Product, selected: string[]): string {
  // A preference from another product may have no chip here.
  if (!chips.some(({ id }) => selected.includes(id))) return "";
  const count = flaggedNames(ingredients, selected).length;
  if (count === 0) return copy.nothingFlagged;
  return copy.flagged.replace("{count}", String(count)).replace("{all}", String(ingredients.length));
}
