import { brand } from "./brand";
import type { Testimonial } from "./schema";

/** Samples until an owner replaces them: the section says so while any `sample` is true. */
export const testimonials: Testimonial[] = [
  {
    title: "It found the milk",
    quote:
      "“Natural flavouring” on the front, whey powder on line nine. I had read that packet three times.",
    found: "whey powder",
    author: "Priya M.",
    date: "05/14/2025",
    sample: true,
  },
  {
    title: "Says when it doesn’t know",
    quote:
      "It said it was not sure what was in the parfum. Oddly, that is when I started to believe the rest.",
    found: "parfum.",
    author: "Jonas W.",
    date: "06/21/2025",
    sample: true,
  },
  {
    title: "My shelf makes sense now",
    quote:
      "Twelve bottles in the bathroom, nine of them with glycerin. I could not have told you why. Now I can.",
    found: "glycerin.",
    author: "Dana K.",
    date: "06/02/2025",
    sample: true,
  },
  {
    title: "Good in the aisle",
    quote:
      "Two sunscreens, one toddler, no patience. Explained both labels, zinc\u00a0oxide and all, before his shoes were off.",
    found: "zinc\u00a0oxide",
    author: "Marisol T.",
    date: "07/09/2025",
    sample: true,
  },
  {
    title: "Even my aunt’s handwriting",
    quote:
      "My aunt labels her jams in pencil. It read “pectin”, and asked about the word I can’t read either.",
    found: "“pectin”,",
    author: "Elise B.",
    date: "08/17/2025",
    sample: true,
  },
  {
    title: "Fewer tabs open",
    quote:
      "I used to look up magnesium stearate and its friends at midnight. Now it is one photo at noon.",
    found: "magnesium stearate",
    author: "Aaron P.",
    date: "09/03/2025",
    sample: true,
  },
  {
    title: "For the dog, actually",
    quote: `The tin said “derivatives”. ${brand.name} explained what that word may cover and what it leaves out.`,
    found: "“derivatives”.",
    author: "Hollis G.",
    date: "10/11/2025",
    sample: true,
  },
  {
    title: "Perfume is not one thing",
    quote:
      "I flagged linalool once. Since then it shows up in places I never thought had any perfume in them.",
    found: "linalool",
    author: "Noor A.",
    date: "11/25/2025",
    sample: true,
  },
  {
    title: "Short answers",
    quote:
      "Xanthan gum: one sentence for what it is, one for why it is in there. I could tap for more. I don’t.",
    found: "Xanthan gum:",
    author: "Théo L.",
    date: "01/19/2026",
    sample: true,
  },
  {
    title: "Read the pre-workout to me",
    quote:
      "It pointed at the caffeine and where it comes from. Now I take the other scoop before noon.",
    found: "caffeine",
    author: "Sam O.",
    date: "03/08/2026",
    sample: true,
  },
];
