"use client";

import * as RadixAccordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FaqItem } from "@/content/schema";
import { useKeepInPlace } from "@/hooks/use-keep-in-place";

const idOf = (item: FaqItem) => `question-${item.id}`;

interface AccordionProps {
  items: FaqItem[];
  /** The element id of the item to open at first. */
  initiallyOpen?: string | undefined;
}

/** Questions that open one at a time. A URL that ends in #question-<id> opens that question. */
export function Accordion({ items, initiallyOpen }: AccordionProps) {
  const [open, setOpen] = useState(() => initiallyOpen ?? window.location.hash.slice(1));
  const keepInPlace = useKeepInPlace(open);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const targetItem = () =>
      [...(root.current?.children ?? [])].find(({ id }) => id === window.location.hash.slice(1));
    function openTarget() {
      const item = targetItem();
      if (!item) return;
      // Renders before scrolling, because closing the previous answer changes the layout.
      flushSync(() => setOpen(item.id));
      item.scrollIntoView();
    }
    targetItem()?.scrollIntoView();
    window.addEventListener("hashchange", openTarget);
    return () => window.removeEventListener("hashchange", openTarget);
  }, []);

  return (
    <RadixAccordion.Root
      ref={root}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="questions"
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={idOf(item)} id={idOf(item)}>
          <RadixAccordion.Header>
            <RadixAccordion.Trigger
              className="question chevron-down"
              onClick={({ currentTarget }) => keepInPlace(currentTarget)}
            >
              {item.question}
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          {/* forceMount keeps closed answers in the page for crawlers and print. */}
          <RadixAccordion.Content forceMount className="answer">
            <p>{item.answer}</p>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
