import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { Closing } from "@/components/sections/closing-cta";
import { Disclaimer } from "@/components/sections/disclaimer-features";
import { Faq } from "@/components/sections/faq";
import { Founder } from "@/components/sections/founder";
import { Hero } from "@/components/sections/hero";
import { HowItWorks } from "@/components/sections/how-it-works";
import { LabelConfusion } from "@/components/sections/label-confusion";
import { Pricing } from "@/components/sections/pricing";
import { Problem } from "@/components/sections/problem";
import { Testimonials } from "@/components/sections/testimonials";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { WhyPeopleTrust } from "@/components/sections/why-people-trust";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { labels, playableLabel } from "@/content/labels";
import { plainText } from "@/content/plain-text";
import type { RichText } from "@/content/schema";
import { testimonials } from "@/content/testimonials";
import { axeViolations } from "../axe";
import { setScreen } from "../screen";

interface Case {
  copy: { id: string; heading: RichText };
  section: ReactElement;
}

const sections: Record<string, Case> = {
  hero: {
    copy: home.hero,
    section: <Hero {...home.hero} label={playableLabel} products={labels} />,
  },
  problem: { copy: home.problem, section: <Problem {...home.problem} /> },
  "label confusion": {
    copy: home.labelConfusion,
    section: <LabelConfusion {...home.labelConfusion} />,
  },
  "who this helps": { copy: home.whoThisHelps, section: <WhoThisHelps {...home.whoThisHelps} /> },
  "why people trust": {
    copy: home.whyPeopleTrust,
    section: <WhyPeopleTrust {...home.whyPeopleTrust} />,
  },
  founder: { copy: home.founder, section: <Founder {...home.founder} /> },
  testimonials: {
    copy: home.testimonials,
    section: <Testimonials {...home.testimonials} items={testimonials} />,
  },
  "how it works": { copy: home.howItWorks, section: <HowItWorks {...home.howItWorks} /> },
  disclaimer: { copy: home.disclaimer, section: <Disclaimer {...home.disclaimer} /> },
  pricing: { copy: home.pricing, section: <Pricing {...home.pricing} /> },
  faq: { copy: home.faq, section: <Faq {...home.faq} items={faq} /> },
  closing: { copy: home.closing, section: <Closing {...home.closing} /> },
};

beforeEach(() => setScreen());

describe.each(Object.entries(sections))("section: %s", (name, { copy, section }) => {
  it("is a region that its heading names, under the id that links use", () => {
    render(section);
    const level = name === "hero" ? 1 : 2;
    // Word for word; a space of the copy may be one that binds two.
    const words = (name: string) => name.replace(/\s/g, " ") === plainText(copy.heading);
    const heading = screen.getByRole("heading", { level, name: words });
    const region = heading.closest("section");
    expect(region).toHaveAttribute("id", copy.id);
    expect(region).toHaveAccessibleName(heading.textContent ?? "");
  });

  it("has nothing for axe to find", async () => {
    const { container } = render(section);
    expect(await axeViolations(container)).toEqual([]);
  });

  it("shows every word of its copy", () => {
    const { container } = render(section);
    const missing = wordsOf(copy).filter((words) => !shows(container, words));
    expect(missing).toEqual([]);
  });
});

/* What copy holds that is no text to read: names of pictures, icons, colours, shapes, ids and addresses. */
const unread = new Set([
  "id",
  "src",
  "icon",
  "href",
  "flag",
  "found",
  "before",
  "after",
  "widths",
  "seo",
  "sample",
  "product",
  "pause",
  "play",
  "source",
]);

/** Each text of a section's copy; emphasised copy as one text. */
function wordsOf(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  if (isRichText(copy)) return [plainText(copy)];
  if (typeof copy !== "object" || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => (unread.has(key) ? [] : wordsOf(value)));
}

function isRichText(copy: unknown): copy is RichText {
  const isToken = (piece: object) => "mark" in piece || "term" in piece || "link" in piece;
  return Array.isArray(copy) && copy.some((piece) => typeof piece === "object" && isToken(piece));
}

function shows(container: Element, words: string) {
  const plain = (text: string) => text.replace(/\s+/g, " ");
  return (
    plain(container.textContent ?? "").includes(plain(words)) ||
    screen.queryAllByRole("img", { name: words }).length > 0
  );
}
