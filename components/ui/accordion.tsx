"use client";

import * as RadixAccordion from "@radix-ui/react-accordion";
import clsx from "clsx";
import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./accordion.module.css";
import { Chevron } from "./chevron";
import { Island } from "./island";

interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

/**
 * Questions that open one at a time. A URL that ends in #question-<id> opens that question. Find-in-page and links to a
 * text (`#:~:text=`) open the answer that has the words, where the browser can. Without scripts, every answer is open.
 */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <Island name="accordion" fallback={<OpenList items={items} />}>
      {/* Hydrates after the rest of the page. */}
      <Activity>
        <ClosedList items={items} />
      </Activity>
    </Island>
  );
}

const idOf = ({ id }: AccordionItem) => `question-${id}`;

const itemIn = (list: Element | null, id = "") => [...(list?.children ?? [])].find((item) => item.id === id);

const targetId = () => window.location.hash.slice(1);

const answerClasses = "max-w-[65ch] pb-6 text-ink-soft";

/** The questions if the accordion fails. */
function OpenList({ items }: { items: AccordionItem[] }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <div key={item.id} id={idOf(item)} className={styles.item}>
          <h3 className={clsx(styles.heading, styles.question)}>{item.question}</h3>
          <div className={clsx(styles.answer, styles.isOpen)}>
            <p className={answerClasses}>{item.answer}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

function ClosedList({ items }: { items: AccordionItem[] }) {
  const root = useRef<HTMLDivElement>(null);
  /** The element id of the open item, or "". Undefined until hydration, because without scripts all answers are open. */
  const [open, setOpen] = useState<string>();

  useLayoutEffect(() => setOpen(targetId()), []);

  useEffect(() => {
    function openTarget() {
      const item = itemIn(root.current, targetId());
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
    <RadixAccordion.Root
      ref={root}
      type="single"
      collapsible
      value={open ?? ""}
      onValueChange={toggle}
      className={styles.list}
    >
      {items.map((item) => {
        const id = idOf(item);
        const isOpen = open === id;
        return (
          <RadixAccordion.Item key={id} value={id} id={id} className={styles.item}>
            <RadixAccordion.Header className={styles.heading}>
              <RadixAccordion.Trigger
                className={clsx(styles.question, styles.trigger, isOpen && styles.isOpen)}
                {...(open === undefined && { "aria-expanded": undefined })}
              >
                {item.question}
                <Chevron direction="down" className={styles.chevron} />
              </RadixAccordion.Trigger>
            </RadixAccordion.Header>
            <Answer isOpen={isOpen} onFound={() => setOpen(id)}>
              {item.answer}
            </Answer>
          </RadixAccordion.Item>
        );
      })}
    </RadixAccordion.Root>
  );
}

interface AnswerProps {
  isOpen: boolean;
  /** Called when the browser has found words of the closed answer and is about to scroll to them. */
  onFound(): void;
  children: ReactNode;
}

function Answer({ isOpen, onFound, children }: AnswerProps) {
  const element = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);

  useLayoutEffect(() => {
    found.current = onFound;
  });

  useLayoutEffect(() => {
    const answer = element.current;
    if (isOpen || !answer || !("onbeforematch" in document)) return;
    const open = () => flushSync(() => found.current());
    answer.addEventListener("beforematch", open);
    // React would write `hidden=""`, which cannot be found.
    answer.setAttribute("hidden", "until-found");
    return () => {
      answer.removeEventListener("beforematch", open);
      answer.removeAttribute("hidden");
    };
  }, [isOpen]);

  return (
    // forceMount keeps closed answers in the page for crawlers, print and find-in-page.
    <RadixAccordion.Content
      ref={element}
      forceMount
      className={clsx(styles.answer, isOpen && styles.isOpen)}
      // A closed answer is no landmark.
      {...(!isOpen && { role: undefined, "aria-labelledby": undefined })}
    >
      <p className={answerClasses}>{children}</p>
    </RadixAccordion.Content>
  );
}
