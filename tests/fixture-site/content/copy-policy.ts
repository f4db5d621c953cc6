import type { CopyPolicy } from "@/content/schema";

export const copyPolicy: CopyPolicy = {
  forbidden: [{ word: "grue", reason: "it is afraid of lanterns" }],
  allowed: [],
};
