import type { Flag } from "./schema";

/** The flags that an ingredient can have, in the order in which pages list them. */
export const flags: Flag[] = [
  { name: "allergen", text: "Your allergen", severity: 4 },
  { name: "look", text: "Worth a look", severity: 3 },
  { name: "explained", text: "Explained", severity: 1 },
  { name: "unsure", text: "Not sure", severity: 2 },
];
