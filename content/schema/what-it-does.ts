import { z } from "zod";
import { appScreen, citation, drawing, flagName, hasUnique, id, pageCta, richTextUpTo, textUpTo } from "./common";

/** The example beside a feature: a product's ingredients with flags, or answers about one ingredient. */
const result = z.union([
  z.strictObject({
    /** The ids of a product of content/products.ts and of one of its preferences, whose flags are shown. */
    product: id,
    preference: id,
    caption: textUpTo(60),
  }),
  z.strictObject({
    answers: z
      .array(z.strictObject({ field: textUpTo(16).optional(), text: textUpTo(80) }))
      .min(1)
      .max(2)
      .superRefine(hasUnique("text")),
  }),
]);

export const whatItDoes = z.strictObject({
  /** The first paragraph is the lead, shown beside the app screen. */
  explanation: z.array(richTextUpTo(360)).min(2),
  screen: appScreen,
  mascot: drawing,
  bulletsHeading: textUpTo(40),
  /** The ingredient that the answers are about. */
  example: z.strictObject({ lead: textUpTo(32), name: textUpTo(40), flag: flagName }),
  bullets: z
    .array(z.strictObject({ title: textUpTo(40), description: textUpTo(140), result }))
    .length(6)
    .superRefine(hasUnique("title")),
  sources: z.array(citation).min(1).superRefine(hasUnique("href")),
  sourcesLabel: textUpTo(32),
  ending: pageCta,
});
export type WhatItDoes = z.infer<typeof whatItDoes>;
