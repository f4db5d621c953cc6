import { find, ingredient as picture, tap } from "@/content/drawings";
import type { Citation, Ingredient, Product, PuzzleCopy } from "@/content/schema";

export const puzzleCopy: PuzzleCopy = {
  lead: "Contents:",
  products: "More packages",
  invitation: "Press a word.",
  invitationDrawing: tap,
  invitationLead: "Read what it is, what it does, and where it grew.",
  allIngredients: "Read all the words",
  retry: "Tap to try again",
  progress: "{found} of {all} found",
  preferences: "What worries you?",
  flagged: "{count} of {all} flagged for you",
  firstTry: "At once. Lumen reads them all at once.",
  nothingFlagged: "Nothing marked. Look at the package.",
  completed: "Found in {time}. Lumen reads them all at once.",
  seconds: { one: "{count} second", other: "{count} seconds" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  share: "Pass it on",
  next: "Then: {teaser}",
  copied: "Address taken",
  denied: "Not taken. The address is selected, so take it by hand.",
  linkField: "Address of this puzzle",
  facts: { us: "Here", eu: "There", origin: "Grew", note: "Remark", sources: "Proof" },
};

export const lawOfLamps: Citation = { title: "Law of Lamps", year: 2020, href: "https://law.example/lamps" };
export const bookOfOils: Citation = { title: "Book of Oils", year: 2019, href: "https://books.example/oils" };

type Drawing = Parameters<typeof picture>[0];
const word = (name: string, gloss: string, drawing: Drawing, fields: Partial<Ingredient> = {}): Ingredient => ({
  name,
  gloss,
  flag: "explained",
  what: `It is ${gloss}.`,
  does: `Keeps the ${name} in its place.`,
  us: "Sold here without a rule.",
  eu: "Sold there with a rule.",
  origin: `Grew where ${gloss} grows.`,
  note: `One may also write ${gloss}.`,
  drawing: picture(drawing),
  sources: [lawOfLamps, bookOfOils],
  ...fields,
});

const candy: Product = {
  id: "candy",
  aliases: ["sweets"],
  shape: "bag",
  motif: "pebbles",
  brand: "plopp",
  kind: "Cave candy",
  teaser: "Find the rocks",
  netWeight: "Dug up · 90\u00a0g",
  puzzle: {
    question: "Three of these are rocks. Point them out.",
    remaining: ["One rock is left. Point it out.", "Two rocks are left. Point them out."],
    finds: ["K 100", "K 300", "K 500"],
    share: "Three of the words on this candy are rocks. Which ones?",
    miss: "Not a rock.",
  },
  chips: [
    { id: "plants", text: "Plants only", flagged: "Not a plant" },
    { id: "pecans", text: "Pecans", allergen: "pecans" },
  ],
  ingredients: [
    word("Moon syrup", "sap of maples", "corn", { does: "Sticks to the teeth.", matters: { plants: "look" } }),
    word("quartz flour", "ground wheat", "sugar-cube"),
    word("K 100", "red chalk", "cochineal", { icon: find("carmine"), matters: { plants: "look" } }),
    word("paper starch", "potato dust", "crystal"),
    word("K 300", "yellow clay", "bee", { icon: find("beeswax"), matters: { pecans: "allergen" } }),
    word("sea salt", "dried sea", "drop"),
    word("aroma", "somebody’s guess", "question-flask", { flag: "unsure", matters: { plants: "unsure" } }),
    word("dew", "early water", "hourglass"),
    word("K 500", "black slate", "lac-insect", { icon: find("shellac"), matters: { plants: "look" } }),
  ],
};

const lotion: Product = {
  id: "lotion",
  aliases: ["skin"],
  shape: "tube",
  motif: "knees",
  brand: "smeermooom",
  kind: "Knee lotion",
  teaser: "Find the pecan",
  netWeight: "Squeezed by hand · 50\u00a0ml",
  puzzle: {
    question: "One of these is a pecan. Point it out.",
    finds: ["Carya Oleum"],
    share: "One of the words on this lotion is a pecan. Which one?",
    miss: "Not a pecan.",
  },
  chips: [
    { id: "pecans", text: "Pecans", allergen: "pecans" },
    { id: "plants", text: "Plants only", flagged: "Not a plant" },
  ],
  ingredients: [
    word("Aqua Clara", "clear water", "drop", { does: "Runs off the knee." }),
    word("Glycerolum", "sweet slip", "sponge", { matters: { plants: "unsure" } }),
    word("Carya Oleum", "pecan oil", "almond", { icon: find("almond"), matters: { pecans: "allergen" } }),
    word("Cera Nova", "fresh wax", "honeycomb", { matters: { plants: "look" } }),
    word("Tocoferol", "a vitamin", "sunflower"),
    word("Odor", "a blend", "perfume", { flag: "unsure" }),
  ],
};

export const spray: Product = {
  id: "spray",
  shape: "flacon",
  motif: "breath",
  brand: "PFFT",
  kind: "Attic spray",
  teaser: "Find the riddle",
  netWeight: "Blown · 30\u00a0ml",
  puzzle: {
    question: "One of these hides a recipe. Point it out.",
    finds: ["Bouquet"],
    share: "One of the words on this spray hides a recipe. Which one?",
    miss: "No recipe.",
  },
  chips: [{ id: "scents", text: "Scents", allergen: "scents" }],
  ingredients: [
    word("Spiritus", "strong wine", "spirit-lamp", { does: "Is gone in a breath." }),
    word("Bouquet", "many scents", "perfume", { flag: "unsure", icon: find("parfum") }),
    word("Citron", "lemon scent", "lemon", { matters: { scents: "allergen" } }),
    word("Floralin", "meadow scent", "lavender", { flag: "look", matters: { scents: "allergen" } }),
    word("β-Fenum", "hay scent", "hay-bale", { matters: { scents: "look" } }),
    // "extra" is among the words for which Reader View drops elements.
    word("Umbra extract", "a shade", "sun", { flag: "look" }),
  ],
};

export const products: [Product, ...Product[]] = [candy, lotion, spray];
