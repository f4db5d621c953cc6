import { brand } from "./brand";
import type { Testimonial } from "./schema";

/** Samples until an owner replaces them: the section says so while any `sample` is true. */
export const testimonials: Testimonial[] = [
  {
    title: "It found the milk",
    quote: "There was whey powder on line nine. I had read that packet three times, and missed it.",
    found: "whey powder",
    author: "Priya M.",
    date: "05/14/2025",
    sample: true,
  },
  {
    title: "Says when it doesn’t know",
    quote: "It was not sure what was in the parfum. That is when I began to believe the rest.",
    found: "parfum.",
    author: "Jonas W.",
    date: "06/21/2025",
    sample: true,
  },
  {
    title: "My shelf makes sense now",
    quote: "Nine of my twelve bottles have glycerin. I could not have told you why. Now I can.",
    found: "glycerin.",
    author: "Dana K.",
    date: "06/02/2025",
    sample: true,
  },
  {
    title: "Good in the aisle",
    quote:
      "It explained two sunscreens, zinc\u00a0oxide and all, before my toddler’s shoes were off.",
    found: "zinc\u00a0oxide",
    author: "Marisol T.",
    date: "07/09/2025",
    sample: true,
  },
  {
    title: "Even my aunt’s pencil",
    quote: "It read “pectin” on her jam jar, and asked about a word that even I can’t read.",
    found: "“pectin”",
    author: "Elise B.",
    date: "08/17/2025",
    sample: true,
  },
  {
    title: "Fewer tabs open",
    quote: "I used to look up magnesium stearate at midnight. Now it is one photo at noon.",
    found: "magnesium stearate",
    author: "Aaron P.",
    date: "09/03/2025",
    sample: true,
  },
  {
    title: "For the dog, actually",
    quote: `The tin said “derivatives”. ${brand.name} told me what that word may cover, and what it leaves out.`,
    found: "“derivatives”.",
    author: "Hollis G.",
    date: "10/11/2025",
    sample: true,
  },
  {
    title: "Perfume is not one thing",
    quote: "I flagged linalool once. Since then it shows up where I never thought of perfume.",
    found: "linalool",
    author: "Noor A.",
    date: "11/25/2025",
    sample: true,
  },
  {
    title: "Short answers",
    quote: "Xanthan gum: one sentence says what it is, and another why it is in there.",
    found: "Xanthan gum:",
    author: "Théo L.",
    date: "10/19/2025",
    sample: true,
  },
  {
    title: "It read my pre-workout",
    quote: "It pointed at the caffeine and where it comes from. I take that scoop before noon now.",
    found: "caffeine",
    author: "Sam O.",
    date: "11/08/2025",
    sample: true,
  },
];
