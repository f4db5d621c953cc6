import { pages } from "@/content/pages";
import { cardFile, cardLine, packageStyles, packageWords } from "@/lib/site/social-cards";
import { candy } from "./sample-products";

it("the home page and a page at /home have different cards", () => {
  expect(cardFile("/")).not.toBe(cardFile("/home"));
});

it("the line on a card has no emoji, which the renderer would load from another host", () => {
  const { card } = pages.home;
  expect(cardLine({ ...pages.home, card: { ...card, line: "Reads labels 🔍" } })).toBe("Reads labels");
  expect(cardLine({ ...pages.home, card: { ...card, line: undefined } })).toBe("");
});

describe("the package on the landing page's card", () => {
  const lead = "Contents:";
  const withNames = (...names: string[]) => ({
    ...candy,
    ingredients: candy.ingredients.map((ingredient, index) => ({ ...ingredient, name: names[index] ?? "salt" })),
  });

  it("lists the ingredients, without those whose letters the card's font does not have", () => {
    const product = withNames("sugar", "α-pinene", "Crème", "水", "lemon 🍋", "вода");
    expect(packageWords(product, { lead })?.list).toEqual([lead, "sugar,", "Crème,", "lemon."]);
  });

  it("is missing without a puzzle, or when the font does not have letters of the brand or the question", () => {
    expect(packageWords(candy, { lead })).toMatchObject({ brand: candy.brand, question: candy.puzzle?.question });
    expect(packageWords({ ...candy, brand: "жвачка" }, { lead })).toBeNull();
    expect(packageWords({ ...candy, puzzle: undefined }, { lead })).toBeNull();
    const puzzle = {
      question: "どれが虫？",
      targets: ["red"],

      total: "1 dye",
      share: "In {time}?",
    };
    expect(packageWords({ ...candy, puzzle }, { lead })).toBeNull();
  });
});

it("a package's card sets a list small that would be cut off below a long question", () => {
  const list = ["Contents:", ...Array.from({ length: 9 }, () => "ingredient,")];
  const sizeBelow = (question: string) => packageStyles({ question, list }).list.fontSize;
  expect(sizeBelow("Which of these names hides a whole recipe of others?")).toBeLessThan(sizeBelow("Which?"));
});
