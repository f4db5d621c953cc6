import { Flag } from "@/components/ui/flag";
import type { PlayableLabel } from "@/content/schema";
import { flagged, type Ingredient } from "./flagged";

interface ExplanationProps {
  id: string;
  words: PlayableLabel;
  ingredient: Ingredient;
  picks: string[];
}

const facts = ["us", "eu", "origin"] as const;

/**
 * One ingredient explained: what it is and does, what regulators say, where it comes from, and who says so. Of what is
 * flagged, its note comes first: that says why.
 */
export function Explanation({ id, words, ingredient, picks }: ExplanationProps) {
  const { name, note, what, does } = ingredient;
  const { flag, isFound } = flagged(ingredient, picks);
  const [first, ...others] = isFound ? [note, what, does] : [what, does];
  const rows = isFound ? facts : ([...facts, "note"] as const);
  return (
    <div data-fact>
      <p className="label-fact-name">
        <strong>{name}</strong> <Flag name={flag} />
      </p>
      <p id={id}>
        <strong>{first}</strong> {others.join(" ")}
      </p>
      <dl>
        {rows.map((row) => (
          <div key={row}>
            <dt>{words.facts[row]}</dt>
            <dd>{ingredient[row]}</dd>
          </div>
        ))}
      </dl>
      <p data-source>
        {words.facts.sources}: {cited(ingredient)}
      </p>
    </div>
  );
}

/** An ingredient's sources, "Title (year); Title (year)". */
export function cited({ sources }: Pick<Ingredient, "sources">): string {
  return sources.map(({ title, year }) => `${title} (${year})`).join("; ");
}
