"use client";

import * as RadixAccordion from "@radix-ui/react-accordion";
import { useEffect, useState } from "react";
import type { FaqItem } from "@/content/schema";
import { bringUp } from "./bring-up";
import { holdInPlace } from "./hold-in-place";
import { useIsHydrated } from "./use-is-hydrated";

const prefix = "question-";
/** ms that an answer takes to open or close (accordion.css). */
const duration = 200;

/** Questions that open one at a time; an address ending in #question-<id> opens that one. */
export function Accordion({ items }: { items: FaqItem[] }) {
  const [open, setOpen] = useState("");
  const isHydrated = useIsHydrated();

  /** Opens a question, or none, while the one that was tapped stays where it is, or comes up where its answer has no room. */
  function change(id: string) {
    const item = document.getElementById(prefix + (id || open));
    if (item) holdInPlace(item, duration);
    setOpen(id);
    // Among them all: the one that closes may be above it.
    const all = item?.parentElement;
    if (id && all) requestAnimationFrame(() => bringUp(item, all));
  }

  useEffect(() => {
    function openItem(item: Element | null) {
      if (!item?.id.startsWith(prefix)) return;
      setOpen(item.id.slice(prefix.length));
      item.scrollIntoView();
      holdInPlace(item, duration);
    }
    const openFromAddress = () => openItem(document.getElementById(window.location.hash.slice(1)));
    // Next puts back the address that it hydrates with; what was meant last is still the target.
    openItem(document.querySelector(":target"));
    window.addEventListener("hashchange", openFromAddress);
    return () => window.removeEventListener("hashchange", openFromAddress);
  }, []);

  // What was opened before hydration (components/layout/before-hydration.ts) is open from now on.
  useEffect(() => {
    const early = document.querySelector("[data-early-open]");
    if (early) setOpen(early.id.slice(prefix.length));
  }, []);
  useEffect(() => {
    if (open) document.getElementById(prefix + open)?.removeAttribute("data-early-open");
  }, [open]);

  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      value={open}
      onValueChange={change}
      className="border-t-2 border-ink"
    >
      {items.map(({ id, question, answer }) => (
        <RadixAccordion.Item
          key={id}
          value={id}
          id={prefix + id}
          // Which of the two opens it: before-hydration.ts, or this.
          data-question={isHydrated ? "answers" : "waits"}
          className="border-b-2 border-dashed border-ink"
        >
          <RadixAccordion.Header className="font-extrabold leading-snug lg:text-xl">
            {/* As delivered every answer is open: nothing may say that it is closed. */}
            <RadixAccordion.Trigger
              // Radix's own ids would be others once the questions are hydrated apart from the page.
              id={`${prefix}${id}-button`}
              aria-controls={`${prefix}${id}-answer`}
              {...(!isHydrated && { "aria-expanded": undefined })}
              className="question chevron-down flex w-full items-center justify-between gap-4 py-3.5 text-left lg:py-4"
            >
              {question}
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          {/* Radix leaves closed answers out of the page; forceMount keeps them for readers without scripts. */}
          <RadixAccordion.Content
            forceMount
            id={`${prefix}${id}-answer`}
            aria-labelledby={`${prefix}${id}-button`}
          >
            {/* Radix measures its own element without transitions, so that one would never run. */}
            <div className="answer">
              <p className="max-w-prose text-ink-soft">{answer}</p>
            </div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
