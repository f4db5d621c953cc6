import * as RadixAccordion from "@radix-ui/react-accordion";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FaqItem } from "@/content/schema";

const idOf = (item: FaqItem) => `question-${item.id}`;

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
  const keepInPlace = useKeepInPlace(open);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function openTarget() {
      const item = [...(root.current?.children ?? [])].find(({ id }) => id === window.location.hash.slice(1));
      if (!item) return;
      // Renders before scrolling, because closing the previous answer changes the layout.
      flushSync(() => setOpen(item.id));
      item.scrollIntoView();
    }
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
              autoFocus={idOf(item) === initiallyFocused}
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

/**
 * Returns a function that keeps an element at its position in the window during the next change of
 * `state`, when content above it changes height. Call it right before the change. Chromium and
 * Firefox have scroll anchoring for this, but WebKit does not.
 */
function useKeepInPlace(state: string) {
  const kept = useRef<{ element: Element; top: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures after the change is rendered
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = undefined;
    window.scrollBy(0, element.getBoundingClientRect().top - top);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.documentElement.style.removeProperty("overflow-anchor")),
    );
  }, [state]);

  return (element: Element) => {
    kept.current = { element, top: element.getBoundingClientRect().top };
    // Scroll anchoring would correct the same difference twice.
    document.documentElement.style.setProperty("overflow-anchor", "none");
  };
}
