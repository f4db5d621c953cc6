import { fireEvent, render, screen, within } from "@testing-library/react";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { WhyPeopleTrust } from "@/components/sections/why-people-trust";
import { RevealingPackage } from "@/components/ui/package";
import { home } from "@/content/home";

const { whoThisHelps, whyPeopleTrust } = home;
const picture = { src: "/assets/art/packages/tube.svg", width: 144, height: 280, alt: "" };

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

it("replaces the word on a package by its meaning, and back", () => {
  render(<RevealingPackage picture={picture} word="Cera alba" meaning="Beeswax" />);
  fireEvent.click(screen.getByRole("button", { name: "Cera alba" }));
  fireEvent.click(screen.getByRole("button", { name: "Beeswax" }));
  expect(screen.getByRole("button", { name: "Cera alba" })).toBeTruthy();
});

it("explains each word in its card's description too, for visitors without scripts (req 44)", () => {
  for (const { meaning, description } of whoThisHelps.cards)
    expect(description.toLowerCase()).toContain(meaning.toLowerCase());
});

it.each([1, 7])("shows %s audience cards, each with a link to the store (req 43)", (count) => {
  const cards = whoThisHelps.cards.slice(0, count);
  render(<WhoThisHelps {...whoThisHelps} cards={cards} />);
  const items = screen.getAllByRole("listitem");
  expect(items).toHaveLength(count);
  for (const [index, { cta }] of cards.entries())
    expect(within(items[index] as HTMLElement).getByRole("link", { name: cta })).toBeTruthy();
});

it("gives each feature card an icon, a color, a title and a description (req 46, 47)", () => {
  const { container } = render(<WhyPeopleTrust {...whyPeopleTrust} />);
  for (const { icon, color, title, description } of whyPeopleTrust.cards) {
    const card = screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;
    expect(within(card).getByText(description)).toBeTruthy();
    expect(card.querySelector(`.bg-${color} > img`)?.getAttribute("src")).toBe(icon.src);
  }
  expect(container.querySelectorAll("a")).toHaveLength(0);
});

it("shows the badges as list items without links (req 48)", () => {
  render(<WhyPeopleTrust {...whyPeopleTrust} />);
  for (const badge of whyPeopleTrust.badges)
    expect(screen.getByText(badge).closest("li, a")?.tagName).toBe("LI");
});
