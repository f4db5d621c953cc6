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
  const { name, what, does, sources } = ingredient;
  const cited = sources.map(({ title, year }) => `${title} (${year})`).join("; ");
  return (
    <details id={id} data-shown={isShown || undefined} className="fact" suppressHydrationWarning>
      <summary suppressHydrationWarning>
        {name}
        <span data-fact-flag data-tip={cited}>
          <Flag name={flag} />
        </span>
      </summary>
      <p>
        <strong>{what}</strong> {does}
      </p>
      <dl>
        {rows.map((row) => (
          <div key={row}>
            <dt>{words[row]}</dt>
            <dd>{ingredient[row]}</dd>
          </div>
        ))}
      </dl>
      <p data-source>{cited}</p>
    </details>
  );
}
