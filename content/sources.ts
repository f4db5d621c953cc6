import type { Citation } from "./schema";

/* Sources that several texts share. */

export const usCosmetics: Citation = {
  title: "FDA",
  year: 2024,
  href: "https://www.ecfr.gov/current/title-21/section-701.3",
};
export const cosing: Citation = {
  title: "EU CosIng",
  year: 2024,
  href: "https://ec.europa.eu/growth/tools-databases/cosing/",
};
export const euCosmetics: Citation = {
  title: "EU cosmetics law",
  year: 2009,
  href: "https://eur-lex.europa.eu/eli/reg/2009/1223/oj",
};
export const annexIII: Citation = { ...euCosmetics, title: "EU cosmetics law, Annex III", year: 2023 };
export const fragranceOpinion: Citation = {
  title: "SCCS/1459/11",
  year: 2012,
  href: "https://ec.europa.eu/health/scientific_committees/consumer_safety/docs/sccs_o_102.pdf",
};
export const hormoneReview: Citation = {
  title: "EU hormone data call",
  year: 2019,
  href: "https://ec.europa.eu/newsroom/growth/items/651201/en",
};
export const euAdditives: Citation = {
  title: "EU additives law, Annex II",
  year: 2008,
  href: "https://eur-lex.europa.eu/eli/reg/2008/1333/oj",
};
export const euFoodLabels: Citation = {
  title: "EU food information law",
  year: 2011,
  href: "https://eur-lex.europa.eu/eli/reg/2011/1169/oj",
};
export const usNutrition: Citation = {
  title: "FDA rule 101.9",
  year: 2016,
  href: "https://www.ecfr.gov/current/title-21/section-101.9",
};
export const usIngredientOrder: Citation = {
  title: "FDA rule 101.4",
  year: 2024,
  href: "https://www.ecfr.gov/current/title-21/section-101.4",
};
