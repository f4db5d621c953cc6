import { flags } from "@/content/flags";
import type { Flag, FlagName, Ingredient, Product } from "@/content/schema";

type Preference = Pick<Product["preferences"][number], "text" | "flagged" | "allergen">;

/** Returns whether a flag highlights an ingredient in the list. "Not sure" does not. */
export const isFlagged = (name: FlagName) => name === "allergen" || name === "look";

/** Returns the text of a preference's flag: "Your allergen: tree nuts", "Not vegan" or "Vegan: not sure". */
export function flagText({ text, flagged, allergen }: Preference, flag: FlagName): string {
  const general = describedFlag(flag).text;
  if (flag === "allergen" && allergen) return `${general}: ${allergen}`;
  if (flag === "look" && flagged) return flagged;
  return `${text}: ${general.toLowerCase()}`;
}

/** Returns a flag's text and severity. Throws if it is not in content/flags.ts. */
export function describedFlag(name: FlagName): Flag {
  const described = flags.find((flag) => flag.name === name);
  if (!described) throw new Error(`content/flags.ts has no flag "${name}"`);
  return described;
}

/** Returns the most severe flag from the selected preferences, with its preference, or the default flag. */
export function flagOf(
  { flag, matters = {} }: Pick<Ingredient, "flag" | "matters">,
  preferences: string[],
): { flag: FlagName; preference?: string } {
  const [worst] = preferences
    .flatMap((preference) => (matters[preference] ? [{ preference, flag: matters[preference] }] : []))
    .sort((one, other) => describedFlag(other.flag).severity - describedFlag(one.flag).severity);
  return worst ?? { flag };
}
