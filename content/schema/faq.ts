import { z } from "zod";
import { hasUnique, id, textUpTo, textWithLinksUpTo } from "./common";

const faqItem = z.strictObject({ id, question: textUpTo(90), answer: textWithLinksUpTo(420) });
export type FaqItem = z.infer<typeof faqItem>;

export const faq = z
  .array(faqItem)
  .min(3)
  .max(12)
  .superRefine(hasUnique("id", ({ id }) => id));
