import { z } from "zod";
import { pastDate, text } from "./common";

export const launch = z.strictObject({
  claims: z.array(
    z.strictObject({
      claim: text,
      field: text,
      proof: z.strictObject({ source: text, date: pastDate }).nullable(),
    }),
  ),
  consent: z.strictObject({ by: text, date: pastDate }).nullable(),
  samples: z.array(text),
});
export type Launch = z.infer<typeof launch>;
