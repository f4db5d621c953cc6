import type { Flag } from "@/content/schema";

export const flags: Flag[] = [
  { name: "allergen", text: "Your allergen", severity: 4 },
  { name: "look", text: "Worth a look", severity: 3 },
  { name: "explained", text: "Explained", severity: 1 },
  { name: "unsure", text: "Not sure", severity: 2 },
];
