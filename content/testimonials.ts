import { brand } from "./brand";
import type { Testimonial } from "./schema";

/** Samples until an owner replaces them: the section says so while any `sample` is true. */
export const testimonials: Testimonial[] = [
  {
    title: "It found the milk",
    quote:
      "“Natural flavouring” on the front, whey powder on line nine. I had read that packet three times.",
    author: "Priya M.",
    date: "05/14/2025",
    sample: true,
  },
  {
    title: "My shelf makes sense now",
    quote:
      "Twelve bottles in the bathroom and I could not have told you what one of them was for. Took an evening.",
    author: "Dana K.",
    date: "06/02/2025",
    sample: true,
  },
  {
    title: "Says when it doesn’t know",
    quote:
      "It told me it was not sure about a plant extract. Oddly, that is when I started to believe the rest.",
    author: "Jonas W.",
    date: "06/21/2025",
    sample: true,
  },
  {
    title: "Good in the aisle",
    quote:
      "Two sunscreens, one toddler, no patience. Read both labels out to me before he had his shoes off.",
    author: "Marisol T.",
    date: "07/09/2025",
    sample: true,
  },
  {
    title: "Even my own handwriting",
    quote:
      "My aunt labels her jams in pencil. It read the pencil. It asked about the word I can’t read either.",
    author: "Elise B.",
    date: "08/17/2025",
    sample: true,
  },
  {
    title: "Fewer tabs open",
    quote:
      "I used to look supplements up one ingredient at a time at midnight. Now it is one photo at noon.",
    author: "Aaron P.",
    date: "09/03/2025",
    sample: true,
  },
  {
    title: "For the dog, actually",
    quote: `The tin said “derivatives”. ${brand.name} explained what that word may cover and what it leaves out.`,
    author: "Hollis G.",
    date: "10/11/2025",
    sample: true,
  },
  {
    title: "Perfume is not one thing",
    quote:
      "I flagged linalool once. Since then it shows up in places I never thought had any perfume in them.",
    author: "Noor A.",
    date: "11/25/2025",
    sample: true,
  },
  {
    title: "Short answers",
    quote:
      "One sentence for what it is, one for why it is in there. If I want more, I tap. Mostly I don’t.",
    author: "Théo L.",
    date: "01/19/2026",
    sample: true,
  },
  {
    title: "Read the pre-workout to me",
    quote:
      "It pointed at the caffeine and where it comes from. Now I take the other scoop before noon.",
    author: "Sam O.",
    date: "03/08/2026",
    sample: true,
  },
];
