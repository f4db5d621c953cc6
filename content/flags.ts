interface Described {
  name: string;
  label: string;
  /** When several flags apply to an ingredient, the flag with the highest severity is shown. */
  severity: number;
}

/** The flags that an ingredient can have, in the order in which pages list them. */
export const flags = [
  {
    name: "allergen",
    label: "Your allergen",
    severity: 4,
  },
  {
    name: "look",
    label: "Worth a look",
    severity: 3,
  },
  {
    name: "explained",
    label: "Explained",
    severity: 1,
  },
  {
    name: "unsure",
    label: "Not sure",
    severity: 2,
  },
] as const satisfies readonly Described[];

export type Flag = (typeof flags)[number]["name"];

/** Returns whether a flag highlights an ingredient in the list. "Not sure" does not. */
export const isFlagged = (name: Flag) => name === "allergen" || name === "look";

/** Returns the text of a preference's flag: `flagged`, or both labels if the flag is milder, such as "Vegan: not sure". */
export function flagText({ label, flagged }: { label: string; flagged: string }, flag: Flag): string {
  const isAboutAllergen = flagged.startsWith(describedFlag("allergen").label);
  return flag === "allergen" || (flag === "look" && !isAboutAllergen)
    ? flagged
    : `${label}: ${describedFlag(flag).label.toLowerCase()}`;
}

/** Returns a flag's label and severity. Throws for an unknown name. */
export function describedFlag(name: Flag): (typeof flags)[number] {
  const described = flags.find((flag) => flag.name === name);
  if (!described) throw new Error(`"${name}" is not a flag in content/flags.ts`);
  return described;
}
