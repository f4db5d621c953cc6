/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Footer } from "@/components/layout/footer";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { RichText } from "@/components/ui/rich-text";
import { Scroller } from "@/components/ui/scroller";
import { legalPages } from "@/content/legal";
import { site } from "@/content/site";
import { cardWords } from "@/lib/site/social-cards";

/* Cases that occur only in edited content. tests/pages covers the delivered content. */
afterEach(() => jest.restoreAllMocks());

it("draws one stroke for each highlighted word and its punctuation", () => {
  const { container } = render(<RichText>{["Read ", { mark: "every last word." }, " Twice."]}</RichText>);
  expect(container.textContent).toBe("Read every last word. Twice.");
  const strokes = [...container.querySelectorAll("mark > span")];
  expect(strokes.map(({ textContent }) => textContent)).toEqual(["every ", "last ", "word."]);
});

it("shows the source of a tapped term in any copy", async () => {
  const source = { title: "Lamp Rules", year: 2001 };
  render(<RichText>{["Read ", { term: "the rules", source }]}</RichText>);
  // Its code loads at the first sign of life.
  fireEvent.keyDown(window);
  fireEvent.click(await screen.findByRole("button", { name: "the rules" }));
  const tip = await screen.findByRole("tooltip", {}, { timeout: 5000 });
  expect(tip.textContent).toContain("Lamp Rules, 2001");
});

it("shows each occurrence of an allergen in bold", () => {
  const { container } = render(<BoldSubstring substring="oil">oil-in-oil</BoldSubstring>);
  expect(container.textContent).toBe("oil-in-oil");
  expect(screen.getAllByRole("strong")).toHaveLength(2);
});

it("disables both buttons of a row whose cards all fit", () => {
  window.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  const labels = site.scroller;
  render(
    <Scroller labels={labels} labelledBy="heading" heading={null} className="">
      <li>One card</li>
    </Scroller>,
  );
  for (const name of [labels.previous, labels.next])
    expect(screen.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
});

it("the footer links only to the legal pages that have an address", () => {
  const address = "https://example.com/privacy.html";
  const [first, ...others] = legalPages;
  jest.replaceProperty(first as { href: unknown }, "href", address);
  for (const [index, link] of others.entries()) jest.replaceProperty(link, "href", index === 0 ? null : false);
  render(<Footer />);
  expect(screen.getByRole("link", { name: first?.linkText }).getAttribute("href")).toBe(address);
  for (const { linkText } of others) expect(screen.queryByText(linkText)).toBeNull();
});

it("a social card has the words of a heading's links and terms", () => {
  const heading = ["About ", { link: "all of us", href: "/about-us" }, { mark: "here" }];
  expect(cardWords(heading).map(({ word }) => word)).toEqual(["About", "all", "of", "us", "here"]);
  expect(cardWords(heading).flatMap(({ word, isMarked }) => (isMarked ? word : []))).toEqual(["here"]);
});
