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
    finds: ["red", "blue", "green"],
    share: "Can you find the dyes?",
    miss: "Not a dye.",
  },
  chips: [{ id: "vegan", text: "Vegan", flagged: "Not vegan" }],
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
  puzzle: { question: "One of these is a nut. Find it.", finds: ["almond"], share: "Can you find the nut?" },
  chips: [{ id: "nuts", text: "Tree nuts", allergen: "tree nuts" }],
  ingredients: [
    ingredient("water"),
    ingredient("almond", { matters: { nuts: "allergen", vegan: "look" } }),
    ingredient("scent", { flag: "unsure" }),
  ],
};
