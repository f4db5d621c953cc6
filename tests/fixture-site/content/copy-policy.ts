import type { CopyPolicy } from "@/content/schema";

export const copyPolicy: CopyPolicy = {
  forbidden: [{ word: "grue", reason: "it is afraid of lanterns" }],
  allowed: [],
  required: [
    {
      field: "home.disclaimer.disclaimer.text",
      phrase: "no medical advice",
      reason: "a lantern is no doctor",
      example: "This is no medical advice.",
    },
  ],
};
