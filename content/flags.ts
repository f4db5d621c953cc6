import type { Flag, FlagName } from "./schema";

/** The flags that an ingredient can have, in the order in which pages list them. */
export const flags: Flag[] = [
  { name: "allergen", text: "Your allergen", severity: 4 },
  { name: "look", text: "Worth a look", severity: 3 },
  { name: "explained", text: "Explained", severity: 1 },
  { name: "unsure", text: "Not sure", severity: 2 },
];

/* Until every component imports lib/flags.ts. */
export type { FlagName } from "./schema";
export const isFlagged = (name: FlagName) => name === "allergen" || name === "look";
export function describedFlag(name: FlagName): Flag {
  const described = flags.find((flag) => flag.name === name);
  if (!described) throw new Error(`content/flags.ts has no flag "${name}"`);
  return described;
}
export function flagText(
  { text, flagged, allergen }: { text: string; flagged?: string | undefined; allergen?: string | undefined },
  flag: FlagName,
): string {
  const flagLabel = describedFlag(flag).text;
  if (flag === "allergen" && allergen) return `${flagLabel}: ${allergen}`;
  if (flag === "look" && flagged) return flagged;
  return `${text}: ${flagLabel.toLowerCase()}`;
}
