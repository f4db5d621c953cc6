import type { Ingredient, Product } from "@/content/schema";

const ingredient = (name: string, fields: Partial<Ingredient> = {}): Ingredient => ({
  name,
  flag: "explained",
  what: `What ${name} is.`,
  does: `What ${name} does.`,
  us: "Allowed.",
  eu: "Allowed.",
  note: `A note about ${name}.`,
  sources: [{ title: "A law", year: 2020, href: "https://law.example" }],
  ...fields,
});

/* Products whose puzzles do not depend on the owner's content. */
export const candy: Product = {
  id: "candy",
  shape: "bag",
  motif: "gummies",
  brand: "chewy",
  kind: "Candy",
  teaser: "Find the dyes",
  netWeight: "100 g",
  puzzle: {
    question: "Three of these are dyes. Find them.",
    remaining: ["One more is a dye.", "Two more are dyes."],
    targets: ["red", "blue", "green"],
    total: "3 dyes",
    share: "I found the dyes in {time}. You?",
    miss: "Not a dye.",
  },
  preferences: [{ id: "vegan", text: "Vegan", flagged: "Not vegan" }],
  ingredients: [
    ingredient("sugar"),
    ingredient("gelatin", { matters: { vegan: "look" } }),
    ingredient("flavor", { flag: "unsure", matters: { vegan: "unsure" } }),
    ingredient("red", { matters: { vegan: "look" } }),
    ingredient("blue"),
    ingredient("green"),
  ],
};

export const lotion: Product = {
  ...candy,
  id: "lotion",
  shape: "tube",
  kind: "Lotion",
  puzzle: {
    question: "One of these is a nut. Find it.",
    targets: ["almond"],
    shown: "water",
    total: "1 nut",
    share: "I found the nut in {time}. You?",
  },
  preferences: [{ id: "nuts", text: "Tree nuts", allergen: "tree nuts" }],
  ingredients: [
    ingredient("water"),
    ingredient("almond", { matters: { nuts: "allergen", vegan: "look" } }),
    ingredient("scent", { flag: "unsure" }),
  ],
};
