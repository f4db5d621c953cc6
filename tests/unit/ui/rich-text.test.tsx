import { render, screen } from "@testing-library/react";
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

  it("links where the copy says so, in the same tab", () => {
    render(<RichText>{["See ", { link: "the story", href: "/story" }]}</RichText>);
    const link = screen.getByRole("link", { name: "the story" });
    expect(link).toHaveAttribute("href", "/story");
    expect(link).not.toHaveAttribute("target");
  });

  it("shows a sourced term inside its sentence", () => {
    const source = { title: "A regulation", year: 2009 };
    const { container } = render(
      <RichText>{["The ", { term: "letter height", source }, " counts."]}</RichText>,
    );
    expect(container).toHaveTextContent(/^The letter height counts\.$/);
    expect(screen.getByText("letter height")).toBeInTheDocument();
  });
});
