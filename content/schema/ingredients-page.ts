import { z } from "zod";
import { textUpTo, textWithPlaceholders } from "./common";

export const ingredientsPage = z.strictObject({
  lead: textUpTo(180),
  /** The heading above the list of names. */
  index: textUpTo(20),
  /** The text of the button that opens an ingredient's facts. */
  facts: textUpTo(32),
  products: textUpTo(8),
  /** The flag of an allergen. The visitor of this page has named none, so it is not "Your allergen". */
  allergen: textWithPlaceholders("allergen").max(24),
  /** Shown beside the download badge between ingredients. */
  download: textUpTo(40),
  ending: textUpTo(100),
});
export type IngredientsPage = z.infer<typeof ingredientsPage>;
