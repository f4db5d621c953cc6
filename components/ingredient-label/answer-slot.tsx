import Link from "next/link";
import { Crossfade } from "@/components/ui/crossfade";
import { Flag } from "@/components/ui/flag";
import { flagText } from "@/content/flags";
import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { Completion } from "./completion";
import { flagOf, type Ingredient, type LabelState } from "./label-state";

const linkClasses = "inline-block min-h-11 py-3 underline underline-offset-4";

interface AnswerSlotProps {
  copy: IngredientLabelCopy;
  /** The text of the download button after the last find. */
  download: string;
  product: LabelProduct;
  state: LabelState;
  /** The path of the page that lists all ingredients. */
  ingredientsPath: string;
  /** Opens another product. Undefined if the other products failed to load. */
  onChoose?: (id: string) => void;
}

/** The slot below the list: an invitation, the answer of the open ingredient, or the completion. */
export function AnswerSlot({ copy, download, product, state, ingredientsPath, onChoose }: AnswerSlotProps) {
  const { ingredients, chips, puzzle } = product;
  const { openName, selectedPreferences, isCompletionShown } = state;
  const opened = ingredients.find(({ name }) => name === openName);
  const allPreferences = chips.map(({ id }) => id);
  const hint = onChoose && puzzle?.hint;
  return (
    <div className="label-slot grid border-t-2 border-ink px-3 py-2 lg:px-[18px]">
      {/* Renders every answer invisibly, so that the tallest one sets the slot's height. */}
      <div className="label-slot-sizer grid">
        {ingredients.map((ingredient) => (
          <div key={ingredient.name} data-find={puzzle?.finds.includes(ingredient.name) || undefined}>
            <Answer ingredient={ingredient} product={product} selectedPreferences={allPreferences} />
          </div>
        ))}
      </div>
      <div aria-live="polite" className="label-slot-content grid">
        <Crossfade id={isCompletionShown ? "completion" : (openName ?? "invitation")}>
          {isCompletionShown ? (
            <Completion lastFind={opened} copy={copy} product={product} download={download} />
          ) : opened ? (
            <Answer ingredient={opened} product={product} selectedPreferences={selectedPreferences} />
          ) : (
            <p className="text-label lg:text-base">
              <span className="js-only">
                <strong className="block font-display text-xl/10 font-extrabold">{copy.invitation}</strong>{" "}
                {hint && (
                  <button type="button" className={linkClasses} onClick={() => onChoose(hint.product)}>
                    {hint.text}
                  </button>
                )}
              </span>{" "}
              <Link href={ingredientsPath} prefetch={false} className={`no-js-only ${linkClasses}`}>
                {copy.allIngredients}
              </Link>
            </p>
          )}
        </Crossfade>
      </div>
    </div>
  );
}

interface AnswerProps {
  ingredient: Ingredient;
  product: LabelProduct;
  selectedPreferences: string[];
}

/** The explanation of an ingredient, its flag for the visitor, and a note with its source. */
function Answer({ ingredient, product, selectedPreferences }: AnswerProps) {
  const { name, what, does, note, sources } = ingredient;
  const { flag, preference } = flagOf(ingredient, selectedPreferences);
  const chip = product.chips.find(({ id }) => id === preference);
  const { finds, miss } = product.puzzle ?? {};
  // An ingredient that the label does not explain could still be what the question asks for.
  const isMiss = !finds?.includes(name) && ingredient.flag !== "unsure";
  const [source] = sources;
  return (
    <>
      <p className="text-lead leading-[1.3]">
        {isMiss && miss} <strong>{what}</strong> {does}
      </p>
      <p className="mt-1 text-label leading-[1.3]">
        {flag !== "explained" && <Flag name={flag}>{chip && flagText(chip, flag)}</Flag>} {note}{" "}
        <a href={source?.href} className="underline underline-offset-2 [overflow-wrap:anywhere]">
          {source?.title}
        </a>
      </p>
    </>
  );
}
