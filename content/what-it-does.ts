import { brand } from "./brand";
import { pose } from "./drawings";
import { annexIII, fragranceOpinion, ingredientLabelCopy, perfume } from "./labels";
import type { WhatItDoes } from "./schema";

/* The answers are those of the app’s screen for one ingredient (art/screens/ingredient.html). */

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
  screen: {
    src: "/assets/screens/breakdown",
    widths: [280, 460, 690, 840],
    width: 300,
    height: 649,
    alt: "App screen: a shampoo’s 12 ingredients sorted by flag: your allergen, worth a look, not sure and explained",
    sample: true,
  },
  mascot: pose("pointing"),
  bulletsHeading: "For every ingredient",
  bullets: [
    {
      title: "A colour-coded breakdown",
      description: "The whole list at a glance, each entry sorted by shape, word and colour.",
      shown: {
        list: perfume.ingredients.map(({ name, flag, matters }) => ({
          name,
          flag: matters?.fragrance ?? flag,
        })),
        caption: "An invented perfume, with fragrance allergens named.",
        opened: { lead: "One of them, opened:", name: "Linalool" },
      },
    },
    {
      title: "Its purpose",
      description: "Why it is in there: to thicken, to scent, to keep oil from going stale.",
      shown: { answers: [{ says: "Makes it smell: lavender, some wood." }] },
    },
    {
      title: "Its effects",
      description: "What is known about it, how well it is known, and for whom it matters.",
      shown: {
        answers: [{ says: "Most notice nothing. Once it ages in air, some skin reacts to it." }],
      },
    },
    {
      title: "FDA and EU status",
      description: "Allowed, limited or banned, in which products and above which amounts.",
      shown: {
        answers: [
          { field: "FDA", says: "Allowed. For now, may be listed as “fragrance”." },
          { field: "EU", says: "Allowed. Must be named over 0.001\u00a0% on the skin." },
        ],
      },
    },
    {
      title: "Origin and safety notes",
      description: "Plant, animal, mineral or made in a lab, and what regulators want you told.",
      shown: {
        answers: [
          { field: "Origin", says: "Lavender, bergamot, or a lab." },
          { field: "Safety", says: "Known to react? Ask for a patch test." },
        ],
      },
    },
    {
      title: "A plain-English summary",
      description: "One or two sentences, no adjectives, with the allergens you named on top.",
      shown: {
        answers: [{ says: "A scent note. Named because some people’s skin reacts to it." }],
      },
    },
  ],
  sources: [
    { ...annexIII, title: "EC 1223/2009, Annex III" },
    fragranceOpinion,
    {
      title: "21 CFR 700–701",
      year: 2024,
      href: "https://www.ecfr.gov/current/title-21/chapter-I/subchapter-G",
    },
  ],
  sourcesLabel: ingredientLabelCopy.facts.sources,
  ending: {
    line: "Scan ingredients. Get instant knowledge. Make better choices.",
    mascot: pose("thinking"),
  },
};
