import { Fragment } from "react";
import type { LabelProduct, PlayableLabel } from "@/content/schema";
import { Fact } from "./fact";
import { countText, flagged } from "./flagged";
import { labelId } from "./names";
import { Word } from "./word";

interface ProductLabelProps extends LabelProduct {
  words: PlayableLabel;
  isShown: boolean;
}

const pill = "label-pill min-h-11 rounded-full border-2 border-ink px-3 text-label font-bold";

/** A product's label as its maker prints it, what may matter to the visitor, and the explanations. */
export function ProductLabel({ words, isShown, ...product }: ProductLabelProps) {
  const { brand, kind, chips, ingredients } = product;
  const id = `${labelId}-${product.id}`;
  const chosen = chips.slice(0, 1).map((chip) => chip.id);
  const items = ingredients.map((ingredient, at) => ({
    ingredient,
    ...flagged(ingredient, chosen),
    factId: `${id}-${at + 1}`,
  }));
  const matches = items.filter(({ isMatch }) => isMatch);
  const current = matches[0]?.factId;

  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`${labelId}-tab-${product.id}`}
      data-product
      data-shown={isShown || undefined}
      className="flex min-w-0 flex-col px-5 py-4 sm:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-8 border-ink pb-2">
        <p className="font-display text-2xl font-extrabold">{brand}</p>
        <p className="text-label">{kind}</p>
      </div>
      <div
        role="toolbar"
        aria-label={words.matters}
        className="flex flex-wrap items-center gap-2 border-b-2 border-ink py-3"
      >
        <p className="w-full font-bold">{words.matters}</p>
        {chips.map((chip) => (
          <button
            key={chip.id}
            type="button"
            data-chip={chip.id}
            aria-pressed={chosen.includes(chip.id)}
            className={pill}
          >
            {chip.label}
          </button>
        ))}
      </div>
      <p className="ruled relative isolate grow overflow-hidden">
        <strong>{words.lead}</strong>{" "}
        {items.map(({ ingredient, flag, isMatch, factId }, at) => (
          <Fragment key={factId}>
            <Word
              ingredient={ingredient}
              flag={flag}
              isMatch={isMatch}
              href={`#${factId}`}
              isCurrent={factId === current}
            />
            {at < items.length - 1 ? ", " : "."}
          </Fragment>
        ))}
        <span aria-hidden="true" data-enter={isShown ? "" : undefined} className="scan" />
      </p>
      <p
        role="status"
        data-some={words.some}
        data-none={words.nothing}
        className="js-only py-3 text-label font-bold"
      >
        {matches.length > 0 ? countText(words.some, matches.length, items.length) : words.nothing}
      </p>
      <div className="stack" aria-live="polite">
        <p
          data-prompt
          data-shown={current ? undefined : true}
          className="js-only border-t-2 border-ink py-3 text-ink-soft"
        >
          {words.prompt}
        </p>
        {items.map(({ ingredient, flag, factId }) => (
          <Fact
            key={factId}
            id={factId}
            words={words.facts}
            ingredient={ingredient}
            flag={flag}
            isShown={factId === current}
          />
        ))}
      </div>
      <div className="js-only gap-4 border-t-2 border-ink pt-3 sm:flex sm:items-center">
        <button type="button" data-legal aria-pressed="false" className={`shrink-0 ${pill}`}>
          {words.legalSize}
        </button>
        <div className="stack mt-2 items-center sm:mt-0">
          <p data-shown className="text-label leading-snug text-ink-soft">
            {words.legalNote}
          </p>
          <p aria-hidden="true" className="legal-size">
            {words.lead} {ingredients.map(({ name }) => name).join(", ")}.
          </p>
        </div>
      </div>
    </div>
  );
}
