import { FlagShape } from "@/components/ui/flag";
import { Strokes } from "@/components/ui/rich-text";
import { describedFlag } from "@/content/flags";
import type { Flag } from "@/content/schema";
import type { Ingredient } from "./flagged";

interface WordProps {
  ingredient: Ingredient;
  /** Its flag for this visitor, and whether that is because of what matters to her. */
  flag: Flag;
  isMatch: boolean;
  /** The address of the explanation. */
  href: string;
  isCurrent: boolean;
}

/** An ingredient in the printed list: its explanation's link, highlighted when it matters. */
export function Word({ ingredient, flag, isMatch, href, isCurrent }: WordProps) {
  const { name, emphasis, matters } = ingredient;
  return (
    <a
      href={href}
      data-word={ingredient.flag}
      data-matters={matters && JSON.stringify(matters)}
      data-match={isMatch || undefined}
      aria-current={isCurrent || undefined}
    >
      <Strokes bold={emphasis}>{name}</Strokes>
      <span data-word-flag>
        {isMatch && <FlagShape name={flag} />}
        <span className="sr-only">, {describedFlag(flag).label}</span>
      </span>
    </a>
  );
}
