import { render, screen } from "@testing-library/react";
import { Footer } from "@/components/layout/footer";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { RichText } from "@/components/ui/rich-text";
import { site } from "@/content/site";

/* What only another owner's content shows; the delivered content is looked at in tests/export. */
afterEach(() => jest.restoreAllMocks());

it("a stroke breaks between words, its punctuation inside", () => {
  const { container } = render(
    <RichText>{["Read ", { mark: "every last word." }, " Twice."]}</RichText>,
  );
  expect(container.textContent).toBe("Read every last word. Twice.");
  const strokes = [...container.querySelectorAll(".stroke")];
  expect(strokes.map(({ textContent }) => textContent)).toEqual(["every", "last", "word."]);
});

it("a name is printed whole, what the EU asks for in it bold wherever it stands", () => {
  const { container } = render(<BoldSubstring substring="oil">oil-in-oil</BoldSubstring>);
  expect(container.textContent).toBe("oil-in-oil");
  expect(container.querySelectorAll("strong")).toHaveLength(2);
});

it("the footer leads to the legal pages that have an address, and says nothing of the others", () => {
  const address = "https://example.com/privacy.html";
  const [first, ...others] = site.footer.legal;
  jest.replaceProperty(first as { href: unknown }, "href", address);
  for (const [index, link] of others.entries())
    jest.replaceProperty(link, "href", index === 0 ? null : false);
  render(<Footer />);
  expect(screen.getByRole("link", { name: first?.label }).getAttribute("href")).toBe(address);
  for (const { label } of others) expect(screen.queryByText(label)).toBeNull();
});
