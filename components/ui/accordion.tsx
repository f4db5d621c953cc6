"use client";

import * as RadixAccordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import type { FaqItem } from "@/content/schema";
import { useKeepInPlace } from "@/hooks/use-keep-in-place";

const idOf = (item: FaqItem) => `question-${item.id}`;

interface AccordionProps {
  items: FaqItem[];
  /** The id of an item's element. */
  initiallyOpen?: string | undefined;
}

/** Questions that open one at a time. An address that ends in #question-<id> opens that question. */
export function Accordion({ items, initiallyOpen = "" }: AccordionProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const keepInPlace = useKeepInPlace(open);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function openFromAddress() {
      const id = window.location.hash.slice(1);
      const element = root.current?.ownerDocument.getElementById(id);
      if (!element || !root.current?.contains(element)) return;
      setOpen(id);
      element.scrollIntoView();
    }
    openFromAddress();
    window.addEventListener("hashchange", openFromAddress);
    return () => window.removeEventListener("hashchange", openFromAddress);
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
          {/* forceMount keeps closed answers in the page for find-in-page and crawlers. */}
          <RadixAccordion.Content forceMount className="answer">
            <p>{item.answer}</p>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
