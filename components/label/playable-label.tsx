import type { ReactNode } from "react";
import { pages } from "@/content/pages";
import type { LabelProduct, PlayableLabel as Words } from "@/content/schema";
import { LabelPlayer } from "./label-player";
import { opened } from "./label-state";

export const labelId = "label";

interface PlayableLabelProps {
  words: Words;
  /** The first of them is in the page as delivered; the others come as data. */
  products: [LabelProduct, ...LabelProduct[]];
  /** Who stands on its panel. */
  children?: ReactNode;
}

/** A label that explains itself: what a visitor touches first. */
export function PlayableLabel({ words, products, children }: PlayableLabelProps) {
  const [first] = products;
  const state = opened(first);
  return (
    <>
      <LabelPlayer
        id={labelId}
        words={words}
        tabs={products.map(({ id, tab }) => ({ id, tab }))}
        first={{
          ...first,
          ingredients: first.ingredients.map(({ name, emphasis, gloss, flag, matters }) => ({
            name,
            emphasis,
            gloss,
            flag,
            matters,
          })),
        }}
        start={state}
        explained={state.chosen === null ? undefined : first.ingredients[state.chosen]}
      >
        {children}
      </LabelPlayer>
      <a
        href={pages.ingredients.path}
        className="relative z-10 ml-4 inline-flex min-h-11 items-center border-2 border-t-0 border-ink bg-paper px-4 font-bold underline decoration-2 underline-offset-4 hover:bg-citron"
      >
        {words.every}
      </a>
    </>
  );
}
