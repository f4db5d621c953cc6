import { type CSSProperties, memo } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { Flag } from "@/components/ui/flag";
import { describedFlag, type Flag as FlagName } from "@/content/flags";
import type { Ingredient, ListedIngredient } from "./label-state";

interface WordProps {
  ingredient: ListedIngredient;
  /** What it is flagged as, by what the visitor picked. */
  flag: FlagName;
  isFound: boolean;
  index: number;
  /** The mark of punctuation behind it. */
  mark: string;
  /** The id of its answer while that is open. */
  answerId: string | undefined;
  isDisabled: boolean;
  onPress(index: number, word: Element): void;
}

/** An ingredient in the printed list, with its gloss below it: a disclosure button, highlighted when it was found. */
export const Word = memo(function Word({
  ingredient: { name, emphasis, gloss, matters },
  flag,
  isFound,
  index,
  mark,
  answerId,
  isDisabled,
  onPress,
}: WordProps) {
  const room = matters ? "word-gloss-room" : "";
  const glossLook = flag === "explained" ? room : `flag flag-${flag}`;
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-expanded={answerId !== undefined}
      aria-controls={answerId}
      data-flag={flag}
      data-found={isFound || undefined}
      // When it is swiped; the page's policy names each attribute.
      style={isFound ? ({ "--index": index } as CSSProperties) : undefined}
      className="word"
      onClick={({ currentTarget }) => onPress(index, currentTarget)}
    >
      <span className="word-name">
        <BoldSubstring substring={emphasis}>{name}</BoldSubstring>
        {mark}
      </span>{" "}
      {/* What a pick may flag has room for its flag beforehand. */}
      <small className={`word-gloss ${glossLook}`}>
        {gloss}
        {flag !== "explained" && <span className="sr-only"> ({describedFlag(flag).label})</span>}
      </small>
    </button>
  );
});

interface AnswerProps {
  /** None for one that is left further up. */
  id: string | undefined;
  ingredient: Pick<Ingredient, "what" | "does" | "note" | "sources">;
  flag: FlagName;
  /** What the visitor picked that flags it. */
  cause: string | undefined;
}

/** What a word means, between the lines: below the line that the word is in, while the rest of that line stays. */
export function Answer({ id, ingredient, flag, cause }: AnswerProps) {
  const { what, does, note, sources } = ingredient;
  const [source] = sources;
  return (
    <div id={id} className={`answer-between ${id ? "" : "answer-left"}`}>
      <p className="answer-says">
        <strong>{what}</strong> {does}
      </p>
      <p className="answer-note">
        <Flag name={flag} cause={cause} /> {note}{" "}
        <small>
          <a href={source?.href} className="underline underline-offset-2">
            {source?.title}
          </a>
        </small>
      </p>
    </div>
  );
}
