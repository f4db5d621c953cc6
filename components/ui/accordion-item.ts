import type { ReactNode } from "react";

export interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

/** Returns the id of an item's element, which links name. */
export const idOf = ({ id }: AccordionItem) => `question-${id}`;

export const answerClasses = "max-w-[65ch] pb-6 text-ink-soft";
