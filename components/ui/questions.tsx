"use client";

import { useRef, useState } from "react";
import type { FaqItem } from "@/content/schema";
import { useLateModule } from "@/hooks/use-late-module";

async function loadAccordion() {
  const { Accordion } = await import("./accordion");
  return { Accordion, focused: document.activeElement?.closest("[id]")?.id };
}

/**
 * Questions with their answers. Renders a static list until the section is near the window, because the
 * accordion's library is large. Before hydration, lib/early-script.ts opens a tapped question.
 */
export function Questions({ items }: { items: FaqItem[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const loaded = useLateModule(list, loadAccordion);
  const initiallyOpen = open && `question-${open}`;
  if (loaded) return <loaded.Accordion items={items} initiallyOpen={initiallyOpen} initiallyFocused={loaded.focused} />;
  return (
    <div ref={list} className="questions">
      {items.map(({ id, question, answer }) => (
        <div key={id} id={`question-${id}`} data-static-question="" data-open={open === id || undefined}>
          <h3>
            <button
              type="button"
              aria-expanded={open === id || undefined}
              className="question chevron-down"
              onClick={() => setOpen((open) => (open === id ? undefined : id))}
            >
              {question}
            </button>
          </h3>
          <div className="answer">
            <p>{answer}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
