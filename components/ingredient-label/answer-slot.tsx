import Link from "next/link";
import { Crossfade } from "@/components/ui/crossfade";
import { Flag } from "@/components/ui/flag";
import { Art } from "@/components/ui/picture";
import { Wave } from "@/components/ui/wave";
import { flagText } from "@/content/flags";
import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { Completion } from "./completion";
import { flagOf, type Ingredient, type LabelState } from "./label-state";

interface AnswerSlotProps {
  copy: IngredientLabelCopy;
  /** The text of the download button after the last find. */
  download: string;
  product: LabelProduct;
  state: LabelState;
  /** The path of the page that lists all ingredients. */
  ingredientsPath: string;
}

/** The slot below the list: an invitation, the answer of the open ingredient, or the completion. */
export function AnswerSlot({ copy, download, product, state, ingredientsPath }: AnswerSlotProps) {
  const { ingredients, chips, puzzle } = product;
  const { openName, selectedPreferences, isCompletionShown } = state;
  const opened = ingredients.find(({ name }) => name === openName);
  const finds = ingredients.filter(({ name }) => puzzle?.finds.includes(name));
  const allPreferences = chips.map(({ id }) => id);
  const drawings = finds.flatMap(({ drawing }) => drawing ?? []);
  return (
    <div className="label-slot grid border-t-2 border-ink px-3 py-2 lg:px-[18px]">
      <div className="label-slot-sizer grid">
        {ingredients.map((ingredient) => (
          <div key={ingredient.name} data-find={finds.includes(ingredient) || undefined}>
            <Answer ingredient={ingredient} product={product} selectedPreferences={allPreferences} />
          </div>
        ))}
      </div>
      <div aria-live="polite" className="label-slot-content grid">
        <Crossfade
          id={isCompletionShown ? "completion" : (openName ?? "invitation")}
          // The loupe reaches a find first.
          delay={!isCompletionShown && opened && finds.includes(opened) ? 0.26 : 0}
        >
          {isCompletionShown ? (
            <Completion copy={copy} product={product} finds={finds} download={download} />
          ) : opened ? (
            <Answer ingredient={opened} product={product} selectedPreferences={selectedPreferences} isShown />
          ) : (
            <p className="grid text-label lg:text-base [&>*]:[grid-area:1/1]">
              <span className="js-only">
                <strong className="block font-display text-xl/10 font-extrabold">{copy.invitation}</strong>{" "}
                <span className="mt-2 flex lg:mt-3">
                  {drawings.map((drawing) => (
                    <Art key={drawing.src} {...drawing} className="mx-auto size-12 opacity-12" />
                  ))}
                </span>
              </span>{" "}
              <Link href={ingredientsPath} prefetch={false} className="no-js-only py-3 underline">
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
  /** True for the visible answer, whose drawing waves. */
  isShown?: boolean;
}

/** The explanation of an ingredient, its flag for the visitor, and a note with its source. */
function Answer({ ingredient, product, selectedPreferences, isShown = false }: AnswerProps) {
  const { name, what, does, note, sources, drawing } = ingredient;
  const { flag, preference } = flagOf(ingredient, selectedPreferences);
  const chip = product.chips.find(({ id }) => id === preference);
  const { finds, miss } = product.puzzle ?? {};
  // An ingredient that the label does not explain could still be what the question asks for.
  const isMiss = !finds?.includes(name) && ingredient.flag !== "unsure";
  const [source] = sources;
  return (
    <div>
      {drawing && (
        <Wave when={isShown} className="float-right ml-2 size-14">
          <Art {...drawing} />
        </Wave>
      )}
      <p className="text-lead leading-[1.3]">
        {isMiss && miss} <strong>{what}</strong> {does}
      </p>
      <p className="mt-1 text-label leading-[1.3]">
        {flag !== "explained" && <Flag name={flag}>{chip && flagText(chip, flag)}</Flag>} {note}{" "}
        <a href={source?.href} className="underline underline-offset-2 [overflow-wrap:anywhere]">
          {source?.title}
        </a>
      </p>
    </div>
  );
}
