import type { Launch } from "@/content/schema";

export const launch: Launch = {
  claims: [{ field: "home.hero.rating.score", proof: null }],
  consent: null,
  shippedDrawings: ["art/mark.svg"],
};
