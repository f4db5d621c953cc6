interface FlagDescription {
  name: string;
  text: string;
  /** When several flags apply to an ingredient, the flag with the highest severity is shown. */
  severity: number;
}

/** A preference that visitors can select, with the text of its flag or the name of the allergen. */
interface Chip {
  text: string;
  flagged?: string | undefined;
  allergen?: string | undefined;
}

/** The flags that an ingredient can have, in the order in which pages list them. */
export const flags = [
  {
    name: "allergen",
    text: "Your allergen",
    severity: 4,
  },
  {
    name: "look",
    text: "Worth a look",
    severity: 3,
  },
  {
    name: "explained",
    text: "Explained",
    severity: 1,
  },
  {
    name: "unsure",
    text: "Not sure",
    severity: 2,
  },
] as const satisfies readonly FlagDescription[];

export type FlagName = (typeof flags)[number]["name"];

/** Returns whether a flag highlights an ingredient in the list. "Not sure" does not. */
export const isFlagged = (name: FlagName) => name === "allergen" || name === "look";

/** Returns the text of a preference's flag: "Your allergen: tree nuts", "Not vegan" or "Vegan: not sure". */
export function flagText({ text, flagged, allergen }: Chip, flag: FlagName): string {
  const flagLabel = describedFlag(flag).text;
  if (flag === "allergen" && allergen) return `${flagLabel}: ${allergen}`;
  if (flag === "look" && flagged) return flagged;
  return `${text}: ${flagLabel.toLowerCase()}`;
}

/** Returns a flag's text and severity. Throws for an unknown name. */
export function describedFlag(name: FlagName): (typeof flags)[number] {
  const described = flags.find((flag) => flag.name === name);
  if (!described) throw new Error(`"${name}" is not a flag in content/flags.ts`);
  return described;
}
