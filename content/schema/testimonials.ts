import { z } from "zod";
import { hasUnique, pastDate, richTextUpTo, text, textUpTo } from "./common";

const testimonial = z.strictObject({
  /** With the ingredient that it names as a mark. Longer than other copy, because quotes must not be shortened. */
  quote: richTextUpTo(240),
  author: textUpTo(40),
  date: pastDate,
  title: textUpTo(32),
  sample: z.boolean(),
  /** How and when the author agreed to publication. Never shown. */
  permission: text.optional(),
});
export type Testimonial = z.infer<typeof testimonial>;

export const testimonials = z.array(testimonial).max(24).superRefine(hasUnique("quote"));
