import type { ReactNode } from "react";
import type { LabelProduct, PlayableLabel as Words } from "@/content/schema";
import { LabelPlayer } from "./label-player";
import { opened } from "./label-state";
import { readableId } from "./readable-list";

interface PlayableLabelProps {
  words: Words;
  /** The first of them is in the page as delivered; the others come as data. */
  products: [LabelProduct, ...LabelProduct[]];
  /** Who looks over its panel's edge. */
  children?: ReactNode;
}

/** A label that explains itself: what a visitor touches first. */
export function PlayableLabel({ words, products, children }: PlayableLabelProps) {
  const [first] = products;
  const start = opened(first);
  return (
    <>
      <LabelPlayer
        id="label"
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
        start={start}
        answered={start.word === null ? undefined : first.ingredients[start.word]}
      >
        {children}
      </LabelPlayer>
      <noscript>
        <a
          href={`#${readableId}`}
          className="relative z-10 inline-flex min-h-11 items-center px-4 font-bold underline decoration-2 underline-offset-4"
        >
          {words.readable.link}
        </a>
      </noscript>
    </>
  );
}
