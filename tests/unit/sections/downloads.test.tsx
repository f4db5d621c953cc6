import { render, screen, within } from "@testing-library/react";
import { Closing } from "@/components/sections/closing-cta";
import { Hero } from "@/components/sections/hero";
import { LabelConfusion } from "@/components/sections/label-confusion";
import { Problem } from "@/components/sections/problem";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { home } from "@/content/home";
import { labels, playableLabel } from "@/content/labels";
import { store } from "@/content/store";
import { setScreen } from "../screen";

const badge = store.badge.alt;

beforeEach(() => setScreen());

describe("ways to the store", () => {
  it.each([
    {
      name: "hero",
      section: <Hero {...home.hero} label={playableLabel} products={labels} />,
      controls: [home.hero.button, badge],
    },
    { name: "problem", section: <Problem {...home.problem} />, controls: [badge] },
    {
      name: "label confusion",
      section: <LabelConfusion {...home.labelConfusion} />,
      controls: [home.labelConfusion.button],
    },
    {
      name: "closing",
      section: <Closing {...home.closing} />,
      controls: [home.closing.button, badge],
    },
  ])("are links to it in the section: $name", ({ section, controls }) => {
    render(section);
    for (const control of controls) {
      expect(screen.getByRole("link", { name: control })).toHaveAttribute("href", store.link);
    }
  });

  it("are on each audience's card", () => {
    render(<WhoThisHelps {...home.whoThisHelps} />);
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(home.whoThisHelps.cards.length);
    home.whoThisHelps.cards.forEach(({ title, cta }, at) => {
      const card = within(cards[at] as HTMLElement);
      expect(card.getByRole("heading", { name: title })).toBeInTheDocument();
      expect(card.getByRole("link", { name: cta })).toHaveAttribute("href", store.link);
    });
  });
});
