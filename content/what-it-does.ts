import { brand } from "./brand";
import { pose } from "./drawings";
import { puzzleCopy } from "./products";
import type { WhatItDoes } from "./schema";
import { breakdownScreen } from "./screens";
import { annexIII, fragranceOpinion } from "./sources";

export const whatItDoes: WhatItDoes = {
  explanation: [
    [
      `${brand.name} reads the ingredient list on food, cosmetics, skincare, supplements, and perfumes, and tells you what each word means. Just point the camera. No barcodes, no manual entry.`,
    ],
    [
      "First, character recognition turns the photo into words. Bottles, tubs, screenshots, and handwritten labels all work. Then a large language model explains each ingredient, guided by curated expert rules and grounded in verified scientific sources. Your scans stay on your device.",
    ],
    [
      "It can also gather information from a product’s title, read from the same photo, so there’s still nothing to type. Where the evidence runs out, it says “not sure.” It decodes. It doesn’t diagnose.",
    ],
  ],
  screen: breakdownScreen,
  mascot: pose("pointing"),
  bulletsHeading: "For Every Ingredient",
  example: { lead: "For example, in a perfume", name: "Linalool", flag: "allergen" },
  bullets: [
    {
      title: "A color-coded breakdown",
      description: "The whole list at a glance, every concern marked by shape, word, and color.",
      result: {
        product: "perfume",
        preference: "fragrance",
        caption: "A made-up perfume, scanned for fragrance allergens.",
      },
    },
    {
      title: "Its purpose",
      description: "Why it’s in there: to thicken, to add scent, to keep oil from going stale.",
      result: { answers: [{ text: "Adds a floral, slightly woody scent." }] },
    },
    {
      title: "Its effects",
      description: "What is known about it, how sure the science is, and who should be careful.",
      result: {
        answers: [{ text: "Most people notice nothing. Some react to it once it’s been exposed to air." }],
      },
    },
    {
      title: "FDA and EU status",
      description: "Allowed, limited, or banned: in which products, and above what amount.",
      result: {
        answers: [
          { field: "FDA", text: "Allowed. Labels can still just say “fragrance.”" },
          { field: "EU", text: "Allowed. Must be named above 0.001% in products left on the skin." },
        ],
      },
    },
    {
      title: "Origin and safety notes",
      description: "Plant, animal, mineral, or made in a lab, and what regulators say you should know.",
      result: {
        answers: [
          { field: "Origin", text: "From lavender or bergamot, or made in a lab." },
          { field: "Safety", text: "Reacted before? Ask your doctor about patch testing." },
        ],
      },
    },
    {
      title: "A plain-English summary",
      description: "One short sentence per ingredient, with your allergens at the top.",
      result: {
        answers: [{ text: "A scent ingredient, named because some people’s skin reacts to it." }],
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
  sourcesLabel: puzzleCopy.facts.sources,
  ending: {
    line: "Scan ingredients. Get instant knowledge. Make better choices.",
    mascot: pose("peeking"),
  },
};
