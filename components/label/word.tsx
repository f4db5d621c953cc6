import * as Toolbar from "@radix-ui/react-toolbar";
import { memo, useState } from "react";
import { Bold } from "@/components/ui/bold";
import { FlagShape } from "@/components/ui/flag";
import { describedFlag, type Flag } from "@/content/flags";
import { glossUnder, type Listed } from "./flagged";
import { turn } from "./turn";

interface WordProps {
  ingredient: Listed;
  index: number;
  /** How many before it were found. */
  nth: number;
  /** The mark of punctuation behind it. */
  mark: string;
  /** What it is flagged as, by what the visitor picked. */
  flag: Flag;
  isFound: boolean;
  isChosen: boolean;
  isDisabled: boolean;
  /** Whether the scan has come to it, while there is one. */
  scanned: boolean | undefined;
  /** The id of what explains it, once it is chosen. */
  explanationId: string;
  onChoose(index: number): void;
  /** A finger or a mouse chose it. */
  onTap(index: number): void;
}

/**
 * An ingredient in the printed list: a button that explains it, highlighted when something was found.
 * A press on the label draws those words anew that it changes.
 */
export const Word = memo(function Word({
  ingredient,
  index,
  nth,
  mark,
  flag,
  isFound,
  isChosen,
  isDisabled,
  scanned,
  explanationId,
  onChoose,
  onTap,
}: WordProps) {
  const { name, emphasis } = ingredient;
  const [delivered] = useState(isFound ? flag : undefined);
  return (
    <Toolbar.Button
      data-word
      disabled={isDisabled}
      data-match={isFound || undefined}
      data-scanned={scanned}
      // Found by a pick, or for another reason than before: that shows.
      data-turned={isFound && flag !== delivered ? (delivered ? "again" : "found") : undefined}
      data-gloss={glossUnder(ingredient, flag)}
      data-flag={isFound ? flag : undefined}
      style={isFound ? turn(nth) : undefined}
      aria-current={isChosen || undefined}
      aria-describedby={isChosen ? explanationId : undefined}
      // A finger and Safari bring no focus to a button; a click by the keyboard or a script has no detail.
      onClick={({ detail }) => (detail > 0 ? onTap(index) : onChoose(index))}
      onFocus={() => onChoose(index)}
    >
      <span className="stroke">
        <Bold part={emphasis}>{name}</Bold>
        {isFound && <span className="sr-only"> ({describedFlag(flag).label})</span>}
        {mark}
      </span>
      {isFound && <FlagShape key={flag} name={flag} />}
    </Toolbar.Button>
  );
});
