import { render } from "@testing-library/react";
import { Bold } from "@/components/ui/bold";
import { RichText } from "@/components/ui/rich-text";

describe("rich text", () => {
  it("keeps the words of a mark as one stretch of text", () => {
    const { container } = render(
      <RichText>{["Read ", { mark: "every last word" }, "."]}</RichText>,
    );
    expect(container).toHaveTextContent(/^Read every last word\.$/);
    expect(container.querySelector("mark")?.textContent).toBe("every last word");
  });

  it("draws a phrase so that its lines break between strokes, its punctuation inside", () => {
    const { container } = render(<RichText>{["Read ", { mark: "every last word." }]}</RichText>);
    const strokes = [...container.querySelectorAll(".stroke")].map(
      ({ textContent }) => textContent,
    );
    expect(strokes).toEqual(["every", "last", "word."]);
  });

  it.each([
    ["oil-in-oil", "oil", ["oil", "oil"]],
    ["Whey powder (milk)", "milk", ["milk"]],
    ["almond oil", "almond oil", ["almond oil"]],
    ["Aqua", "oil", []],
  ])("prints %s whole, each %s in it bold", (name, bold, expected) => {
    const { container } = render(<Bold part={bold}>{name}</Bold>);
    expect(container).toHaveTextContent(name);
    const found = [...container.querySelectorAll("strong")].map(({ textContent }) => textContent);
    expect(found).toEqual(expected);
  });
});
