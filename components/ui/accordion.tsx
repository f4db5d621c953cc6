"use client";

import clsx from "clsx";
import { Activity, lazy, useState } from "react";
import { late } from "@/lib/enhancement/late";
import styles from "./accordion.module.css";
import { type AccordionItem, type AccordionParts, AccordionView } from "./accordion-view";
import { ErrorBoundary } from "./error-boundary";

/** Radix's accordion is large. Its script loads after the others. */
const lateAccordion = late(() => import("./radix-accordion"));

/** Rejects when the script fails to load. The error boundary then shows open answers. */
const lazyAccordion = () =>
  lazy(async () => {
    const { RadixAccordion } = await lateAccordion.load();
    return { default: RadixAccordion };
  });

let RadixAccordion = lazyAccordion();

/**
 * Questions that open one at a time. A URL that ends in #question-<id> opens that question. Find-in-page and links to a
 * text (`#:~:text=`) open the answer that has the words, where the browser can. Without scripts, every answer is open.
 */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <ErrorBoundary name="accordion" fallback={<AccordionView items={items} parts={openParts} />}>
      <LateAccordion items={items} />
    </ErrorBoundary>
  );
}

function LateAccordion({ items }: { items: AccordionItem[] }) {
  // React keeps the failure of a lazy component. When the page is shown again, another one tries again.
  const [Component] = useState(() => {
    if (lateAccordion.getState().status === "failed") RadixAccordion = lazyAccordion();
    return RadixAccordion;
  });

  return (
    /*
     * A boundary that hydrates by itself: the rest of the page does not wait for the script. Suspense would do the same,
     * but React moves a large Suspense boundary to the end of the document, where it is hidden without scripts.
     */
    <Activity>
      <Component items={items} />
    </Activity>
  );
}

/** An accordion without behavior. Its answers are open, and its questions look like text. */
const openParts: AccordionParts = {
  List: "div",
  Item: ({ itemId, ...props }) => <div {...props} id={itemId} />,
  Question: ({ className, children }) => <span className={className}>{children}</span>,
  Answer: ({ className, children }) => <div className={clsx(className, styles.isOpen)}>{children}</div>,
};
