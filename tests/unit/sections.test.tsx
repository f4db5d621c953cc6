import { render, screen, within } from "@testing-library/react";
import { Faq } from "@/components/sections/faq";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { WhyPeopleTrust } from "@/components/sections/why-people-trust";
import { home } from "@/content/home";
import { plainText } from "@/content/schema/plain-text";
import { store } from "@/content/store";

const { whoThisHelps, whyPeopleTrust } = home;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

it("explains each word in its card, for visitors without scripts", () => {
  render(<WhoThisHelps {...whoThisHelps} />);
  for (const { word, meaning } of whoThisHelps.cards) expect(screen.getByText(`${word}: ${meaning}`)).toBeTruthy();
});

it.each([1, 7])("shows %s audience cards: icon, title, description and a link to the store", (count) => {
  const cards = whoThisHelps.cards.slice(0, count);
  render(<WhoThisHelps {...whoThisHelps} cards={cards} />);
  const items = screen.getAllByRole("listitem");
  expect(items).toHaveLength(count);
  for (const [index, { icon, title, description, cta }] of cards.entries()) {
    const card = within(items[index] as HTMLElement);
    expect(items[index]?.querySelector("img")?.getAttribute("src")).toBe(icon.src);
    expect(card.getByRole("heading", { name: title })).toBeTruthy();
    expect(card.getByText(description)).toBeTruthy();
    expect(card.getByRole("link", { name: cta }).getAttribute("href")).toBe(store.link);
  }
});

it("shows an icon, a color, a title and a description on each feature card", () => {
  render(<WhyPeopleTrust {...whyPeopleTrust} />);
  for (const { icon, color, title, description } of whyPeopleTrust.cards) {
    const card = screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;
    expect(card.textContent).toContain(plainText(description));
    expect(card.querySelector(`.bg-${color} img`)?.getAttribute("src")).toBe(icon.src);
    const links = description.flatMap((token) => (typeof token === "object" && "link" in token ? token.link : []));
    expect(
      within(card)
        .queryAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(links);
  }
});

it("shows the badges as list items without links", () => {
  render(<WhyPeopleTrust {...whyPeopleTrust} />);
  for (const badge of whyPeopleTrust.badges) expect(screen.getByText(badge).closest("li, a")?.tagName).toBe("LI");
});

it("shows the link of an answer", async () => {
  const answer = ["It keeps none. ", { link: "Read the story", href: "/why-i-built-this" }, "."];
  render(<Faq {...home.faq} items={[{ id: "photos", question: "And my photos?", answer }]} />);
  // The accordion's script loads later.
  const link = await screen.findByRole("link", { name: "Read the story", hidden: true });
  expect(link.getAttribute("href")).toBe("/why-i-built-this");
  expect(link.parentElement?.textContent).toBe("It keeps none. Read the story.");
});
