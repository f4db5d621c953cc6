import { pose } from "@/content/drawings";
import type { WhatItDoes } from "@/content/schema";
import { bookOfOils, lawOfLamps, puzzleCopy } from "./products";

export const whatItDoes: WhatItDoes = {
  explanation: [
    ["Lumen shines on the words of a package and says what each one is. Hold it over, wait, read."],
    ["First it looks, then it thinks, then it writes one line. Old books keep it honest."],
  ],
  screen: {
    src: "art/screens/marks.svg",
    alt: "Screen two: a list with marks",
    sample: true,
  },
  mascot: pose("pointing"),
  bulletsHeading: "For Each Word",
  example: { lead: "For example, on a spray", name: "Floralin", flag: "allergen" },
  bullets: [
    {
      title: "A list with marks",
      description: "All words at once, the worries marked.",
      result: {
        product: "spray",
        preference: "scents",
        caption: "A made-up spray with made-up marks.",
      },
    },
    {
      title: "What for",
      description: "Why the word is there.",
      result: { answers: [{ text: "It smells of meadows." }] },
    },
    { title: "What then", description: "What happens next.", result: { answers: [{ text: "Mostly nothing." }] } },
    {
      title: "Two countries",
      description: "Sold, limited, or banned.",
      result: {
        answers: [
          { field: "Here", text: "Sold without a rule." },
          { field: "There", text: "Sold with a rule." },
        ],
      },
    },
    {
      title: "Where from",
      description: "A plant, a rock, or a lab.",
      result: { answers: [{ field: "Grew", text: "In a meadow." }] },
    },
    {
      title: "One line",
      description: "Short enough to read aloud.",
      result: { answers: [{ text: "A meadow in a bottle." }] },
    },
  ],
  sources: [lawOfLamps, bookOfOils],
  sourcesLabel: puzzleCopy.facts.sources,
  ending: { line: "Shine. Read. Choose.", mascot: pose("peeking") },
};
