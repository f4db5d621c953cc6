import { z } from "zod";
import { drawing, hasUnique, id, pageCta, portrait, richTextUpTo, textUpTo } from "./common";

const person = z.strictObject({
  id,
  name: textUpTo(32),
  role: textUpTo(32),
  biography: z.array(textUpTo(420)).min(1),
  portrait,
  sample: z.boolean(),
});
export type Person = z.infer<typeof person>;

export const aboutUs = z.strictObject({
  lead: textUpTo(180),
  people: z.array(person).min(1).max(6).superRefine(hasUnique("id")).superRefine(hasUnique("name")),
  /** The team's rule for itself, beside the mascot. */
  rule: z.strictObject({
    title: textUpTo(40),
    text: textUpTo(80),
    mascot: drawing,
    links: richTextUpTo(80),
  }),
  ending: pageCta,
  formerly: textUpTo(90).optional(),
});
export type AboutUs = z.infer<typeof aboutUs>;
