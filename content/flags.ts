interface Described {
  name: string;
  label: string;
  /** Of several flags that an ingredient could get, the one with the highest number is shown. */
  severity: number;
}

/** The flags an ingredient can have, in the order in which they are explained. */
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

/** Returns whether an ingredient with this flag is found, and so highlighted: "not sure" is neither found nor explained. */
export const isFinding = (name: Flag) => name === "allergen" || name === "look";

/** Returns what `flags` says about one of them; throws for a name that is none of theirs. */
export function describedFlag(name: Flag): (typeof flags)[number] {
  const described = flags.find((flag) => flag.name === name);
  if (!described) throw new Error(`"${name}" is no flag of content/flags.ts`);
  return described;
}
