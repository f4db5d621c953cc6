import type { ReactNode } from "react";

/* What accordion.tsx and accordion-list.tsx share. A separate file, because accordion.tsx loads the list later. */

export interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

/** Returns the id of an item's element, which links name. */
export const idOf = ({ id }: AccordionItem) => `question-${id}`;

export const answerClasses = "max-w-[65ch] pb-6 text-ink-soft";
