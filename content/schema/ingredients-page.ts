import { z } from "zod";
import { textUpTo } from "./common";

export const ingredientsPage = z.strictObject({
  lead: textUpTo(180),
  /** The heading above the list of names. */
  index: textUpTo(20),
  /** The text of the button that opens an ingredient's facts. */
  facts: textUpTo(32),
  products: textUpTo(8),
  /** Shown beside the download badge between ingredients. */
  download: textUpTo(40),
  ending: textUpTo(100),
});
export type IngredientsPage = z.infer<typeof ingredientsPage>;
