import { render, screen, within } from "@testing-library/react";
import { Testimonials } from "@/components/sections/testimonials";
import { home } from "@/content/home";
import type { Testimonial } from "@/content/schema";
import { setScreen } from "../screen";

const real: Testimonial = {
  title: "Found it",
  quote: "Third line from the bottom.",
  author: "Kim A.",
  date: "02/09/2025",
  sample: false,
};
const sample: Testimonial = { ...real, quote: "Made up so far.", sample: true };
const show = (items: Testimonial[]) =>
  render(<Testimonials {...home.testimonials} items={items} />);

beforeEach(() => setScreen());

describe("testimonials", () => {
  it("show title, quote, author and date of each", () => {
    show([real]);
    const card = screen.getByRole("listitem");
    expect(within(card).getByRole("heading", { name: real.title })).toBeInTheDocument();
    expect(within(card).getByText(real.quote).tagName).toBe("BLOCKQUOTE");
    expect(card).toHaveTextContent(real.author);
    expect(within(card).getByText(real.date)).toHaveAttribute("datetime", "2025-02-09");
  });

  it("say that there are samples while one is among them", () => {
    show([real, sample]);
    expect(screen.getByText(home.testimonials.sampleNote)).toBeInTheDocument();
  });

  it("say no such thing once all are real", () => {
    show([real]);
    expect(screen.queryByText(home.testimonials.sampleNote)).toBeNull();
  });
});
