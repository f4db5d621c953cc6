import { z } from "zod";
import { hasUnique, id, textUpTo, textWithLinksUpTo } from "./common";
import { plainText } from "./plain-text";

type Answer = z.infer<ReturnType<typeof textWithLinksUpTo>>;

/** Returns the share of an answer's letters that are links, from 0 to 1. Spaces do not count. */
function shareOfLinks(answer: Answer): number {
  const lettersIn = (copy: Answer) => plainText(copy).replaceAll(" ", "").length;
  const links = [answer].flat().filter((token) => typeof token === "object");
  return lettersIn(links) / lettersIn(answer);
}

const answer = textWithLinksUpTo(420).refine((answer) => shareOfLinks(answer) <= 0.5, {
  error: ({ input }) => {
    const share = Math.round(100 * shareOfLinks(input as Answer));
    return `is ${share} % links, and Reader View leaves out what looks like a list of links: write more words around them`;
  },
});

const faqItem = z.strictObject({ id, question: textUpTo(90), answer });
export type FaqItem = z.infer<typeof faqItem>;

export const faq = z.array(faqItem).min(3).max(12).superRefine(hasUnique("id")).superRefine(hasUnique("question"));
