import { memo, type ReactNode } from "react";
import { Flag } from "@/components/ui/flag";
import { Gesture } from "@/components/ui/gesture";
import { Art } from "@/components/ui/picture";
import { Swap } from "@/components/ui/swap";
import { flagText } from "@/content/flags";
import type { Ingredient, Product } from "@/content/schema";
import { Completion, type CompletionProps } from "./completion";
import { flagOf, isMiss, type LabelState } from "./label-state";

interface AnswerSlotProps extends Omit<CompletionProps, "finds"> {
  state: LabelState;
  fallback: ReactNode;
}

/** The slot below the list: an invitation, the answer of the open ingredient, or the completion. */
export const AnswerSlot = memo(({ copy, download, product, state, fallback, ...others }: AnswerSlotProps) => {
  const { ingredients, chips, puzzle } = product;
  const { openName, selectedPreferences } = state;
  const isCompletionShown = state.stage === "complete" && openName === null;
  const opened = ingredients.find(({ name }) => name === openName);
  const finds = ingredients.filter(({ name }) => puzzle?.finds.includes(name));
  return (
    <div className="label-slot grid border-t-2 border-ink px-3 py-2 md:px-[18px]">
      <div className="label-slot-sizer grid [visibility:hidden]">
        {ingredients.map((ingredient) => (
          <div
            key={ingredient.name}
            data-find={finds.includes(ingredient) || undefined}
            // Reserves the height of the completion: its buttons, drawings and names, and the next puzzle on phones.
            className="data-find:min-h-45 md:data-find:min-h-32"
          >
            <Answer ingredient={ingredient} product={product} selectedPreferences={chips.map(({ id }) => id)} />
          </div>
        ))}
      </div>
      <div aria-live="polite" className="label-slot-content grid">
        <Swap
          id={isCompletionShown ? "completion" : (openName ?? "invitation")}
          // The loupe reaches a find first.
          delay={opened && finds.includes(opened) ? 0.34 : 0}
        >
          {isCompletionShown ? (
            <Completion copy={copy} product={product} finds={finds} download={download} {...others} />
          ) : opened ? (
            <Answer ingredient={opened} product={product} selectedPreferences={selectedPreferences} isShown />
          ) : (
            <div className="label-invitation js-only flex items-center justify-between tall:h-full">
              <p className="text-balance leading-snug text-ink-soft">
                <strong className="block font-display text-2xl font-heavy text-ink">{copy.invitation}</strong>{" "}
                {copy.invitationLead}
              </p>
              <Art {...copy.invitationDrawing} className="ml-4 shrink-0 max-[359px]:hidden" />
            </div>
          )}
        </Swap>
      </div>
      {fallback}
    </div>
  );
});

interface AnswerProps {
  ingredient: Ingredient;
  product: Product;
  selectedPreferences: string[];
  /** True for the visible answer, whose drawing waves. */
  isShown?: boolean;
}

/** The explanation of an ingredient, its flag for the visitor, and a note with its source. */
function Answer({ ingredient, product, selectedPreferences, isShown = false }: AnswerProps) {
  const { name, what, does, note, sources, drawing } = ingredient;
  const { flag, preference } = flagOf(ingredient, selectedPreferences);
  const isFind = product.puzzle?.finds.includes(name);
  const miss = isMiss(ingredient, product.puzzle) ? product.puzzle?.miss : undefined;
  const chip = product.chips.find(({ id }) => id === preference);
  const art = drawing && <Art {...drawing} />;
  return (
    <div className="flex h-full flex-col">
      <div>
        {art && (
          <div className={`float-right ml-2 ${isFind ? "size-19 md:size-24" : "size-16"}`}>
            {isShown ? <Gesture when>{art}</Gesture> : isFind && art}
          </div>
        )}
        <p className="text-lead leading-tight">
          <span className="text-base">{name}</span>{" "}
          <strong className="font-display text-[1.375rem] sm:inline-block">{miss ?? what}</strong>{" "}
          <span className="block text-balance">
            {miss && what} {does}
          </span>
        </p>
        <p className="mt-1 text-balance text-label leading-[1.3]">
          {flag !== "explained" && <Flag name={flag}>{chip && flagText(chip, flag)}</Flag>} {note}
        </p>
      </div>
      <p className="mt-auto text-label leading-[1.3]">
        {sources.slice(0, 2).map(({ title, href }) => (
          <a key={href} href={href} className="mr-2 inline-block underline underline-offset-2 wrap-anywhere">
            {title}
          </a>
        ))}
      </p>
    </div>
  );
}
