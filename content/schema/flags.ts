import { z } from "zod";
import { hasUnique, textUpTo } from "./common";

/** The name of a flag. Components have a shape and a color for each. */
export const flagName = z.enum(["allergen", "look", "explained", "unsure"]);
export type FlagName = z.infer<typeof flagName>;

const flag = z.strictObject({
  name: flagName,
  text: textUpTo(20),
  /** When several flags apply to an ingredient, the flag with the highest severity is shown. */
  severity: z.int().positive(),
});
export type Flag = z.infer<typeof flag>;

export const flags = z
  .array(flag)
  .length(flagName.options.length)
  .superRefine(hasUnique("name", ({ name }) => name));
