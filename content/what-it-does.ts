import { brand } from "./brand";
import type { WhatItDoes } from "./schema";

export const whatItDoes: WhatItDoes = {
  explanation: [
    [
      `${brand.name} reads the ingredient list on food, cosmetics, skincare, supplements and perfume, and tells you what each word means. You point the camera. No barcode, no typing.`,
    ],
    [
      "First, character recognition turns the photo into words, even from a curved bottle, a tub, a screenshot or a handwritten list. Then a large language model explains each one, held to curated expert rules and grounded in verified scientific sources.",
    ],
    [
      "If all you have is a product’s title, it can gather information from that too. And where the evidence runs out, it says “not sure”. It decodes. It does not diagnose.",
    ],
  ],
  bulletsHeading: "For every ingredient",
  bullets: [
    {
      title: "A colour-coded breakdown",
      description:
        "The whole list at a glance, each entry flagged with a shape, a word and a colour.",
    },
    {
      title: "Its purpose",
      description:
        "Why the maker put it in: to thicken, to scent, to keep the oil from going stale.",
    },
    {
      title: "Its effects",
      description: "What is known about it, how well it is known, and for whom it matters.",
    },
    {
      title: "FDA and EU status",
      description: "Allowed, limited or banned, in which products and above which amounts.",
    },
    {
      title: "Origin and safety notes",
      description: "Plant, animal, mineral or made in a lab, and what regulators want you told.",
    },
    {
      title: "A plain-English summary",
      description: "One or two sentences, no adjectives, with the allergens you named on top.",
    },
  ],
  mascot: { src: "/assets/art/mascot/thinking.svg", width: 320, height: 320, alt: "" },
  closingLine: "Scan ingredients. Get instant knowledge. Make better choices.",
};
