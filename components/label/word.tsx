import * as Toolbar from "@radix-ui/react-toolbar";
import { Bold } from "@/components/ui/bold";
import { FlagShape } from "@/components/ui/flag";
import { describedFlag } from "@/content/flags";
import { flagged, type Listed } from "./flagged";

interface WordProps {
  ingredient: Listed;
  picks: string[];
  isChosen: boolean;
  isDisabled: boolean;
  /** Whether the scan has come to it, while there is one. */
  scanned: boolean | undefined;
  /** The id of what explains it, once it is chosen. */
  explanationId: string;
  onChoose(): void;
}

/** An ingredient in the printed list: a button that explains it, highlighted when something was found. */
export function Word({
  ingredient,
  picks,
  isChosen,
  isDisabled,
  scanned,
  explanationId,
  onChoose,
}: WordProps) {
  const { name, emphasis, gloss } = ingredient;
  const { flag, isFound } = flagged(ingredient, picks);
  return (
    <Toolbar.Button
      data-word
      disabled={isDisabled}
      data-match={isFound || undefined}
      data-scanned={scanned}
      data-gloss={gloss}
      aria-current={isChosen || undefined}
      aria-describedby={isChosen ? explanationId : undefined}
      // A finger and Safari bring no focus to a button, a keyboard no click.
      onClick={onChoose}
      onFocus={onChoose}
    >
      <span className="stroke">
        <Bold part={emphasis}>{name}</Bold>
      </span>
      {isFound && (
        <>
          <FlagShape name={flag} />
          <span className="sr-only"> ({describedFlag(flag).label})</span>
        </>
      )}
    </Toolbar.Button>
  );
}
