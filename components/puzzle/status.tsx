import { usePuzzle } from "./puzzle-context";
import { flaggedText, spokenAnswer } from "./sentences";

/**
 * Announces the result of the visitor's last press: one message for each press, even if it repeats the last one. A chosen product
 * needs none, because its heading gets the focus.
 */
export function Status() {
  const { copy, language, state } = usePuzzle();
  const { kind, count } = state.last;
  return (
    <p role="status" className="sr-only">
      <span key={count}>
        {kind === "tap" && spokenAnswer(language, copy, state)}
        {kind === "preference" && flaggedText(copy, state)}
        {kind === "share" && state.shareMessage}
      </span>
    </p>
  );
}
