import { z } from "zod";
import { contentField, pastDate, text } from "./common";

const proof = z.strictObject({
  /** The words that the source supports. `npm run preflight` reports a claim that has changed since. */
  claim: text,
  source: text,
  date: pastDate,
});

const claim = z.strictObject({
  field: contentField,
  /** Where the source of such a claim may be, as an example for `npm run preflight`. */
  example: text.optional(),
  proof: proof.nullable(),
});

export const launch = z.strictObject({
  claims: z.array(claim),
  consent: z.strictObject({ by: text, date: pastDate }).nullable(),
  shippedDrawings: z.array(text),
});
export type Launch = z.infer<typeof launch>;
