import { Flag } from "@/components/ui/flag";
import type { LabelProduct } from "@/content/schema";
import { flagOf, type Ingredient } from "./label-state";

interface AnswerProps {
  ingredient: Ingredient;
  chips: LabelProduct["chips"];
  selectedPreferences: readonly string[];
}

/** The explanation of an ingredient, its flag for the visitor, and a note with its source. */
export function Answer({ ingredient, chips, selectedPreferences }: AnswerProps) {
  const { what, does, note, sources } = ingredient;
  const { flag, preference } = flagOf(ingredient, selectedPreferences);
  const cause = chips.find(({ id }) => id === preference)?.flagged;
  const [source] = sources;
  return (
    <>
      <p className="text-lead leading-[1.3]">
        <strong>{what}</strong> {does}
      </p>
      <p className="mt-1 text-label leading-[1.3]">
        {flag !== "explained" && (
          <>
            <Flag name={flag}>{cause}</Flag>{" "}
          </>
        )}
        {note}{" "}
        <a href={source?.href} className="underline underline-offset-2 [overflow-wrap:anywhere]">
          {source?.title}
        </a>
      </p>
    </>
  );
}
