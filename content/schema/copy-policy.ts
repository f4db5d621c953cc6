import { z } from "zod";
import { contentField, text } from "./common";

export const copyPolicy = z.strictObject({
  forbidden: z.array(z.strictObject({ word: text, reason: text })),
  allowed: z.array(z.strictObject({ phrase: text, reason: text })),
  required: z.array(
    z.strictObject({
      /** The field that has the phrase, or that has a field with it. */
      field: contentField,
      phrase: text,
      reason: text,
      /** A sentence with the phrase. */
      example: text,
    }),
  ),
});
export type CopyPolicy = z.infer<typeof copyPolicy>;
