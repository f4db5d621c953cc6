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

/** Returns whether a flag marks an ingredient in the list; "not sure" does not. */
export const isFlagged = (name: Flag) => name === "allergen" || name === "look";

/** Returns a flag's label and severity; throws for an unknown name. */
export function describedFlag(name: Flag): (typeof flags)[number] {
  const described = flags.find((flag) => flag.name === name);
  if (!described) throw new Error(`"${name}" is no flag of content/flags.ts`);
  return described;
}
