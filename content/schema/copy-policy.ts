import { z } from "zod";
import { text } from "./common";

export const copyPolicy = z.strictObject({
  forbidden: z.array(z.strictObject({ word: text, reason: text })),
  allowed: z.array(z.strictObject({ phrase: text, reason: text })),
});
export type CopyPolicy = z.infer<typeof copyPolicy>;
