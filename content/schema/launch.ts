import { z } from "zod";
import { pastDate, text } from "./common";

const proof = z.strictObject({
  /** The words that the source supports. `npm run preflight` reports a claim that has changed since. */
  claim: text,
  source: text,
  date: pastDate,
});

/** A field of content/. An entry of a list is named by its id, so that the claim follows it when the list is reordered. */
const field = text
  .regex(
    /^\w+(\.\w+|\[[a-z][a-z0-9-]*\])*$/,
    "must name a field, and entries of lists by their id, like home.whyPeopleTrust.cards[sources].description",
  )
  .meta({ example: "home.whyPeopleTrust.cards[sources].description" });

export const launch = z.strictObject({
  claims: z.array(z.strictObject({ field, proof: proof.nullable() })),
  consent: z.strictObject({ by: text, date: pastDate }).nullable(),
  shippedDrawings: z.array(text),
});
export type Launch = z.infer<typeof launch>;
