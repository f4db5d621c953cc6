import { Flag } from "@/components/ui/flag";
import type { Flag as FlagName, PlayableLabel } from "@/content/schema";
import type { Ingredient } from "./flagged";

interface FactProps {
  id: string;
  words: PlayableLabel["facts"];
  ingredient: Ingredient;
  /** Its flag for this visitor. */
  flag: FlagName;
  isShown: boolean;
}

const rows = ["us", "eu", "origin", "note"] as const;

/** One ingredient explained: what it is and does, what regulators say, where it comes from, and who says so. */
export function Fact({ id, words, ingredient, flag, isShown }: FactProps) {
  const { name, what, does, source } = ingredient;
  const cited = `${source.title}, ${source.year}`;
  return (
    <details
      id={id}
      data-shown={isShown || undefined}
      className="fact border-t-2 border-ink py-3"
      suppressHydrationWarning
    >
      <summary
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-bold leading-tight"
        suppressHydrationWarning
      >
        {name}
        <span data-fact-flag data-tip={cited} className="cursor-help">
          <Flag name={flag} />
        </span>
      </summary>
      <p className="mt-2 leading-snug">
        <strong>{what}</strong> {does}
      </p>
      <dl className="mt-2 text-label">
        {rows.map((row) => (
          <div key={row} className="flex gap-3 border-t border-rule py-1.5">
            <dt className="w-16 shrink-0 font-bold">{words[row]}</dt>
            <dd>{ingredient[row]}</dd>
          </div>
        ))}
      </dl>
      <p data-source className="border-t border-rule pt-1.5 text-label text-ink-soft">
        {cited}
      </p>
    </details>
  );
}
