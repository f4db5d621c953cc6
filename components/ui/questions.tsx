"use client";

import { useCallback, useRef } from "react";
import type { FaqItem } from "@/content/schema";
import { useLateModule } from "@/hooks/use-late-module";

/**
 * Questions with their answers. Renders a static list until the section is near the window, because
 * the accordion's library is 8 KB. In the static list, lib/early-script.ts opens a tapped question by
 * setting `data-open`.
 */
export function Questions({ items }: { items: FaqItem[] }) {
  const list = useRef<HTMLDivElement>(null);
  const loadAccordion = useCallback(async () => {
    const { Accordion } = await import("./accordion");
    const item = (selector: string) => list.current?.querySelector(selector)?.closest("[id]")?.id;
    return { Accordion, opened: item("[data-open]"), focused: item(":focus") };
  }, []);
  const loaded = useLateModule(list, loadAccordion);
  if (loaded) return <loaded.Accordion items={items} initiallyOpen={loaded.opened} initiallyFocused={loaded.focused} />;
  return (
    <div ref={list} className="questions">
      {items.map(({ id, question, answer }) => (
        <div key={id} id={`question-${id}`} data-static-question="">
          <h3>
            <button type="button" className="question chevron-down">
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
