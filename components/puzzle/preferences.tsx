import { Fragment, useId } from "react";
import { usePuzzle } from "./puzzle-context";
import { flaggedText } from "./sentences";

/** Buttons for the visitor's preferences, and the number of ingredients that they flag. */
export function Preferences() {
  const { copy, state, dispatch } = usePuzzle();
  const { product, selectedPreferences } = state;
  const headingId = useId();
  return (
    <div className="js-only border-t-2 border-ink px-3 py-2 text-label font-bold md:px-[18px]">
      <div className="flex flex-wrap justify-between gap-x-3">
        <p id={headingId}>{copy.preferences}</p> <p>{flaggedText(copy, state)}</p>
      </div>
      <div role="group" aria-labelledby={headingId} className="mt-1.5 flex flex-wrap gap-2">
        {product.preferences.map(({ id, text }) => (
          <Fragment key={id}>
            <button
              type="button"
              aria-pressed={selectedPreferences.includes(id)}
              className="js-only min-h-11 rounded-full border-2 border-ink px-3.5 aria-pressed:bg-ink aria-pressed:text-paper"
              onClick={() => dispatch({ type: "preference-toggled", id })}
            >
              <span>{text}</span>
            </button>{" "}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
