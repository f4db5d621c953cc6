import { Flag } from "@/components/ui/flag";
import type { PlayableLabel } from "@/content/schema";
import { flagged, type Ingredient } from "./flagged";

interface ExplanationProps {
  id: string;
  words: PlayableLabel;
  ingredient: Ingredient;
  picks: string[];
}

const rows = ["us", "eu", "origin", "note"] as const;

/**
 * One ingredient explained: what it is and does, what regulators say, where it comes from, and who says so. Of what is
 * flagged, its note comes first: that says why.
 */
export function Explanation({ id, words, ingredient, picks }: ExplanationProps) {
  const { name, note, what, does } = ingredient;
  const { flag, isFound } = flagged(ingredient, picks);
  const saysWhy = (row: (typeof rows)[number]) => isFound && row === "note";
  return (
    <div data-fact>
      <p className="label-fact-name">
        <strong>{name}</strong> <Flag name={flag} />
      </p>
      <p id={id}>
        {isFound ? (
          <>
            <strong>{note}</strong> {what}
          </>
        ) : (
          <strong>{what}</strong>
        )}{" "}
        {does}
      </p>
      <dl>
        {rows
          .filter((row) => !saysWhy(row))
          .map((row) => (
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
