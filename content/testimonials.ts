import { brand } from "./brand";
import type { Testimonial } from "./schema";

/** Sample quotes until the owner replaces them. The section shows a note while any quote has `sample: true`. */
export const testimonials: Testimonial[] = [
  {
    title: "It found the almond",
    quote: [
      "There was ",
      { mark: "prunus amygdalus" },
      " on line nine of our lotion. I’d read it three times and missed it.",
    ],
    author: "Priya M.",
    date: "05/14/2025",
    sample: true,
  },
  {
    title: "It admits when it’s not sure",
    quote: ["It wasn’t sure what was in the ", { mark: "parfum." }, " That’s when I started trusting the rest."],
    author: "Jonas W.",
    date: "06/21/2025",
    sample: true,
  },
  {
    title: "My shelf makes sense now",
    quote: ["Nine of my twelve bottles contain ", { mark: "glycerin." }, " Now I know why."],
    author: "Dana K.",
    date: "06/02/2025",
    sample: true,
  },
  {
    title: "Faster than my toddler",
    quote: [
      "It explained two sunscreens, ",
      { mark: "zinc\u00a0oxide" },
      " and all, before my toddler had one shoe off.",
    ],
    author: "Marisol T.",
    date: "07/09/2025",
    sample: true,
  },
  {
    title: "It reads my aunt’s handwriting",
    quote: ["It read ", { mark: "“pectin”" }, " on her jam jar, and said “not sure” about a word even I can’t read."],
    author: "Elise B.",
    date: "08/17/2025",
    sample: true,
  },
  {
    title: "Fewer tabs open",
    quote: ["I used to look up ", { mark: "magnesium stearate" }, " at midnight. Now I take one photo and go to bed."],
    author: "Aaron P.",
    date: "09/03/2025",
    sample: true,
  },
  {
    title: "For the dog, actually",
    quote: [
      "The can said ",
      { mark: "“derivatives.”" },
      ` ${brand.name} told me what that word can cover, and what it leaves out.`,
    ],
    author: "Hollis G.",
    date: "10/11/2025",
    sample: true,
  },
  {
    title: "Perfume isn’t one thing",
    quote: ["I flagged ", { mark: "linalool" }, " once. Now it turns up in things I’d never have called perfumed."],
    author: "Noor A.",
    date: "11/25/2025",
    sample: true,
  },
  {
    title: "Short answers",
    quote: [{ mark: "Xanthan gum:" }, " one sentence for what it is, one for why it’s in there. Done."],
    author: "Théo L.",
    date: "10/19/2025",
    sample: true,
  },
  {
    title: "It read my pre-workout",
    quote: [
      "It flagged the ",
      { mark: "caffeine" },
      " and told me which plant it’s from. I take that scoop before noon now.",
    ],
    author: "Sam O.",
    date: "11/08/2025",
    sample: true,
  },
];
