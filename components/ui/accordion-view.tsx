import clsx from "clsx";
import type { ComponentType, ElementType, ReactNode } from "react";
import { questionElementId } from "@/lib/site/question-links";
import { readerViewClass } from "@/lib/text/reader-view";
import styles from "./accordion.module.css";

export interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

export interface PartProps {
  className: string | undefined;
  children: ReactNode;
}

export interface PartOfItemProps extends PartProps {
  /** The id of the item's element, which links name. */
  itemId: string;
}

/** The elements of an accordion, or components with behavior that render them. */
export interface AccordionParts {
  List: ElementType<PartProps>;
  Item: ComponentType<PartOfItemProps>;
  Question: ComponentType<PartOfItemProps>;
  Answer: ComponentType<PartOfItemProps>;
}

interface AccordionViewProps {
  items: AccordionItem[];
  parts: AccordionParts;
}

/** A list of questions, each with its answer below it. */
export function AccordionView({ items, parts: { List, Item, Question, Answer } }: AccordionViewProps) {
  return (
    <List className={styles.list}>
      {items.map(({ id, question, answer }) => {
        const itemId = questionElementId(id);
        return (
          <Item key={id} itemId={itemId} className={clsx(readerViewClass, styles.item)}>
            <h3 className={styles.heading}>
              <Question itemId={itemId} className={styles.question}>
                {question}
              </Question>
            </h3>
            <Answer itemId={itemId} className={clsx(readerViewClass, styles.answer)}>
              <p className="max-w-[65ch] pb-6 text-ink-soft">{answer}</p>
            </Answer>
          </Item>
        );
      })}
    </List>
  );
}
