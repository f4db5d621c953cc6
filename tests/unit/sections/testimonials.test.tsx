import { render, screen } from "@testing-library/react";
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
  it("highlight the ingredient that was found, once a quote", () => {
    show([real, sample]);
    const marks = screen.getAllByRole("listitem").map((card) => card.querySelectorAll("mark"));
    expect(marks.map(([mark, more]) => [mark?.textContent, more])).toEqual([
      [real.found, undefined],
      [sample.found, undefined],
    ]);
  });

  it("say no such thing once all are real", () => {
    show([real]);
    expect(screen.queryByText(home.testimonials.sample)).toBeNull();
  });
});
