import { render, screen, within } from "@testing-library/react";
import { Quotes, TestimonialsWords } from "@/components/sections/testimonials";
import { home } from "@/content/home";
import type { Testimonial } from "@/content/schema";

const real: Testimonial = {
  title: "Found it",
  quote: "Third line from the bottom: whey powder. I had missed it.",
  found: "whey powder",
  author: "Kim A.",
  date: "02/09/2025",
  sample: false,
};
const sample: Testimonial = {
  ...real,
  quote: "Made up so far: linalool.",
  found: "linalool",
  sample: true,
};
const show = (items: Testimonial[]) =>
  render(
    <>
      <TestimonialsWords {...home.testimonials} items={items} />
      <ul>
        <Quotes {...home.testimonials} items={items} />
      </ul>
    </>,
  );

describe("testimonials", () => {
  it("show title, quote, author and date of each", () => {
    show([real]);
    const card = screen.getByRole("listitem");
    expect(within(card).getByRole("heading", { name: real.title })).toBeInTheDocument();
    expect(card.querySelector("blockquote")).toHaveTextContent(real.quote);
    expect(card).toHaveTextContent(real.author);
    expect(within(card).getByText(real.date)).toHaveAttribute("datetime", "2025-02-09");
  });

  it("highlight the ingredient that was found, once a quote", () => {
    show([real, sample]);
    const marks = screen.getAllByRole("listitem").map((card) => card.querySelectorAll("mark"));
    expect(marks.map(([mark, more]) => [mark?.textContent, more])).toEqual([
      [real.found, undefined],
      [sample.found, undefined],
    ]);
  });

  it("say beside the heading that there are samples while one is among them", () => {
    show([real, sample]);
    expect(screen.getByText(home.testimonials.sample)).toBeInTheDocument();
  });

  it("say no such thing once all are real", () => {
    show([real]);
    expect(screen.queryByText(home.testimonials.sample)).toBeNull();
  });
});
