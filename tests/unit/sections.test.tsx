/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Faq } from "@/components/sections/faq";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { home } from "@/content/home";

/* Sections as rendered without hydration. */

const { whoThisHelps } = home;

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

it("shows the link of an answer", async () => {
  const answer = ["It keeps none. ", { link: "Read the story", href: "/why-i-built-this" }, "."];
  render(<Faq {...home.faq} items={[{ id: "photos", question: "And my photos?", answer }]} />);
  // The accordion's code loads at the first sign of life.
  fireEvent.keyDown(window);
  const link = await screen.findByRole("link", { name: "Read the story", hidden: true });
  expect(link.getAttribute("href")).toBe("/why-i-built-this");
  expect(link.parentElement?.textContent).toBe("It keeps none. Read the story.");
});
