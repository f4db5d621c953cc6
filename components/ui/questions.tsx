"use client";

import { useEffect, useRef, useState } from "react";
import type { FaqItem } from "@/content/schema";
import { useLateModule } from "@/hooks/use-late-module";
import { RichText } from "./rich-text";

async function loadAccordion() {
  const { Accordion } = await import("./accordion");
  return { Accordion, focused: document.activeElement?.closest("[id]")?.id };
}

/**
 * Questions with their answers. Renders a static list until the section is near the window, because the
 * accordion's library is large. lib/early-script/ repeats a tap before hydration.
 */
export function Questions({ items }: { items: FaqItem[] }) {
  const list = useRef<HTMLDivElement>(null);
  /** Undefined until hydration: without scripts, every answer is visible. Then null, or the open question. */
  const [open, setOpen] = useState<string | null>();
  const loaded = useLateModule(list, loadAccordion);
  useEffect(() => setOpen((open) => open ?? null), []);
  const initiallyOpen = open ? `question-${open}` : undefined;
  if (loaded) return <loaded.Accordion items={items} initiallyOpen={initiallyOpen} initiallyFocused={loaded.focused} />;
  return (
    <div ref={list} className="questions">
      {items.map(({ id, question, answer }) => (
        <div key={id} id={`question-${id}`} data-static-question="" data-open={open === id || undefined}>
          <h3>
            <button
              type="button"
              aria-expanded={open === undefined ? undefined : open === id}
              className="question chevron-down"
              onClick={() => setOpen((open) => (open === id ? null : id))}
            >
              {question}
            </button>
          </h3>
          <div className="answer">
            <p>
              <RichText>{answer}</RichText>
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
