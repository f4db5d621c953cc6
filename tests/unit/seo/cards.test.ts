import { cardSize, cardText, headingSize } from "@/components/seo/cards";

describe("a social card's heading", () => {
  it("is as large as may be when it is short", () => {
    expect(headingSize(["About", "Us"])).toBe(96);
  });

  it.each([
    ["a name of 24 letters", ["What", "Supercalifragilisticexpi", "AI", "Does"]],
    ["24 letters in words", ["What", "Small", "Print", "Reader", "Deluxe", "AI", "Does"]],
    ["sixty letters", "Every single word on every label that you will ever hold up".split(" ")],
  ])("fits its box with %s", (_, words) => {
    const size = headingSize(words);
    expect(size).toBeGreaterThan(28);
    // A bold letter of the display face is 0.6 em wide on average.
    for (const word of words) expect(word.length * 0.6 * size).toBeLessThanOrEqual(cardText.width);
    const letters = words.join(" ").length;
    const lines = (letters * 0.6 * size) / cardText.width;
    expect(lines * size).toBeLessThanOrEqual(cardText.height);
  });

  it("stands inside the square that some chats crop a card to", () => {
    expect(cardText.width).toBeLessThan(cardSize.height);
  });
});
