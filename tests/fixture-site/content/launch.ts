import type { Launch } from "@/content/schema";

export const launch: Launch = {
  claims: [{ claim: "3.9 sparks", field: "home.hero.rating.score", proof: null }],
  consent: null,
  samples: ["art/mark.svg"],
};
