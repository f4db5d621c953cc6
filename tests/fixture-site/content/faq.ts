import type { FaqItem } from "@/content/schema";

export const faq: FaqItem[] = [
  {
    id: "real",
    question: "Does Lumen exist?",
    answer: "It does not. The tests need an app whose words stay the same, whatever the real site says.",
  },
  {
    id: "photos",
    question: "Where do the pictures go?",
    answer: "Nowhere at all. A made-up app has no server, and the pictures on this page are plain rectangles.",
  },
  {
    id: "lamp",
    question: "Does it need a lamp?",
    answer:
      "No lamp, no battery, no cable. An idea is enough. This sentence exists to make the paragraph wrap on a phone.",
  },
  {
    // Reader View drops what looks like an extra.
    id: "extra-price",
    question: "How much is a thing that is not there?",
    answer: [
      "Nothing, which is a fair amount for nothing. ",
      { link: "An owl may know more about that", href: "https://owls.example/price" },
      ".",
    ],
  },
];
