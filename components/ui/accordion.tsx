"use client";

import clsx from "clsx";
import { Activity, lazy } from "react";
import { withTimeout } from "@/lib/enhancement/with-timeout";
import { inReaderView } from "@/lib/text/reader-view";
import styles from "./accordion.module.css";
import { type AccordionItem, answerClasses, idOf } from "./accordion-shared";
import { ErrorBoundary } from "./error-boundary";

/** How long the script may take, in ms. Some browsers lose a script without an event. */
const loadTimeout = 10_000;

/** Radix's accordion is large. Its script loads after the others. */
const AccordionList = lazy(async () => {
  const { AccordionList } = await withTimeout(import("./accordion-list"), loadTimeout);
  return { default: AccordionList };
});

/**
 * Questions that open one at a time. A URL that ends in #question-<id> opens that question. Find-in-page and links to a
 * text (`#:~:text=`) open the answer that has the words, where the browser can. Without scripts, every answer is open.
 */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <ErrorBoundary name="accordion" fallback={<OpenList items={items} />}>
      {/*
       * A boundary that hydrates by itself: the rest of the page does not wait for the script. Suspense would do the same,
       * but React moves a large Suspense boundary to the end of the document, where it is hidden without scripts.
       */}
      <Activity>
        <AccordionList items={items} />
      </Activity>
    </ErrorBoundary>
  );
}

/** The questions if the accordion fails. */
function OpenList({ items }: { items: AccordionItem[] }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <div key={item.id} id={idOf(item)} className={clsx(inReaderView, styles.item)}>
          <h3 className={clsx(styles.heading, styles.question)}>{item.question}</h3>
          <div className={clsx(styles.answer, styles.isOpen)}>
            <p className={answerClasses}>{item.answer}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
