import * as RadixAccordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FaqItem } from "@/content/schema";
import { RichText } from "./rich-text";

const idOf = (item: FaqItem) => `question-${item.id}`;

const itemIn = (list: Element | null, id: string) => [...(list?.children ?? [])].find((item) => item.id === id);

/* A ref. Unlike autoFocus, it does not scroll back to a question that the visitor has scrolled away from. */
const focusInPlace = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

interface AccordionProps {
  items: FaqItem[];
  /** The element id of the item to open at first. */
  initiallyOpen?: string | undefined;
  /** The element id of the item whose button had focus in the static list. */
  initiallyFocused?: string | undefined;
}

/** Questions that open one at a time. A URL that ends in #question-<id> opens that question. */
export function Accordion({ items, initiallyOpen, initiallyFocused }: AccordionProps) {
  const [open, setOpen] = useState(() => initiallyOpen ?? window.location.hash.slice(1));
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function openTarget() {
      const item = itemIn(root.current, window.location.hash.slice(1));
      if (!item) return;
      // Renders before scrolling, because closing the previous answer changes the layout.
      flushSync(() => setOpen(item.id));
      item.scrollIntoView();
    }
    window.addEventListener("popstate", openTarget); // hashchange ignores a second click on a link
    return () => window.removeEventListener("popstate", openTarget);
  }, []);

  /**
   * Opens an item, or closes the open one, without moving its trigger when an answer above it closes. Chromium
   * and Firefox have scroll anchoring for this, but WebKit does not.
   */
  function toggle(id: string) {
    const item = itemIn(root.current, id || open);
    const top = () => item?.getBoundingClientRect().top ?? 0;
    const before = top();
    const { style } = document.documentElement;
    // Scroll anchoring would correct the same difference twice.
    style.setProperty("overflow-anchor", "none");
    flushSync(() => setOpen(id));
    window.scrollBy(0, top() - before);
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("overflow-anchor")));
  }

  return (
    <RadixAccordion.Root ref={root} type="single" collapsible value={open} onValueChange={toggle} className="questions">
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={idOf(item)} id={idOf(item)}>
          <RadixAccordion.Header>
            <RadixAccordion.Trigger
              ref={idOf(item) === initiallyFocused ? focusInPlace : undefined}
              className="question chevron-down"
            >
              {item.question}
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          {/* forceMount keeps closed answers in the page for crawlers and print. */}
          <RadixAccordion.Content forceMount className="answer">
            <p>
              <RichText>{item.answer}</RichText>
            </p>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
