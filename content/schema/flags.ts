import { z } from "zod";
import { flagName, hasUnique, textUpTo } from "./common";

const flag = z.strictObject({
  name: flagName,
  text: textUpTo(20),
  /** When several flags apply to an ingredient, the flag with the highest severity is shown. */
  severity: z.int().positive(),
});
export type Flag = z.infer<typeof flag>;

export const flags = z.array(flag).length(flagName.options.length).superRefine(hasUnique("name"));
