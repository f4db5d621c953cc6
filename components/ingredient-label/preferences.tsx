import type { Product, PuzzleCopy } from "@/content/schema";
import { flaggedNames } from "./label-state";

interface PreferencesProps {
  copy: PuzzleCopy;
  product: Product;
  selected: string[];
  onToggle(id: string): void;
}

/** Chips for the visitor's preferences, and the number of ingredients that they flag. */
export function Preferences({ copy, product, selected, onToggle }: PreferencesProps) {
  const { chips, ingredients } = product;
  // A preference from another product may have no chip here.
  const hasSelected = chips.some(({ id }) => selected.includes(id));
  const flaggedCount = flaggedNames(ingredients, selected).length;
  const count = copy.flagged.replace("{count}", String(flaggedCount)).replace("{all}", String(ingredients.length));
  return (
    <div className="label-preferences print:hidden border-t-2 border-ink px-3 py-2 text-label font-bold md:px-[18px]">
      <div className="flex flex-wrap justify-between gap-x-3">
        <p id="label-preferences">{copy.preferences}</p>{" "}
        <p role="status">{hasSelected && (flaggedCount > 0 ? count : copy.nothingFlagged)}</p>
      </div>
      <div role="group" aria-labelledby="label-preferences" className="mt-1.5 flex flex-wrap gap-2">
        {chips.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-pressed={selected.includes(id)}
            className="js-only min-h-11 rounded-full border-2 border-ink px-3.5 aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => onToggle(id)}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}
