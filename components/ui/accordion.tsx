"use client";

import * as RadixAccordion from "@radix-ui/react-accordion";
import { useEffect, useState } from "react";
import type { FaqItem } from "@/content/schema";
import { Icon } from "./icon";

const prefix = "question-";

/** Questions that open one at a time; an address ending in #question-<id> opens that one. */
export function Accordion({ items }: { items: FaqItem[] }) {
  const [open, setOpen] = useState("");

  useEffect(() => {
    function openFromAddress() {
      const id = window.location.hash.slice(1);
      if (!id.startsWith(prefix)) return;
      setOpen(id.slice(prefix.length));
      document.getElementById(id)?.scrollIntoView();
    }
    openFromAddress();
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
      onValueChange={setOpen}
      className="border-t-2 border-ink"
    >
      {items.map(({ id, question, answer }) => (
        <RadixAccordion.Item
          key={id}
          value={id}
          id={prefix + id}
          data-question
          className="border-b-2 border-dashed border-ink even:bg-shelf"
        >
          <RadixAccordion.Header className="text-lg font-bold leading-snug sm:text-xl">
            <RadixAccordion.Trigger className="group flex w-full items-center justify-between gap-4 px-4 py-5 text-left hover:bg-milk sm:px-6">
              {question}
              <Icon
                name="chevron-down"
                className="size-6 transition-transform duration-200 group-data-[state=open]:[transform:rotate(180deg)]"
              />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          {/* Radix leaves closed answers out of the page; forceMount keeps them for readers without scripts. */}
          <RadixAccordion.Content forceMount className="answer">
            <div>
              <p className="max-w-prose px-4 pb-6 text-ink-soft sm:px-6">{answer}</p>
            </div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
