import { z } from "zod";
import { drawing, seoDescription, seoTitle, textUpTo } from "./common";

export const notFound = z.strictObject({
  seo: z.strictObject({ title: seoTitle, description: seoDescription }),
  title: textUpTo(40),
  lead: textUpTo(180),
  button: textUpTo(28),
  mascot: drawing,
});
export type NotFound = z.infer<typeof notFound>;
