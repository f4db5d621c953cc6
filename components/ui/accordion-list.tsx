import * as RadixAccordion from "@radix-ui/react-accordion";
import clsx from "clsx";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inReaderView } from "@/lib/text/reader-view";
import styles from "./accordion.module.css";
import { type AccordionItem, answerClasses, idOf } from "./accordion-shared";
import { Chevron } from "./chevron";

const itemIn = (list: Element | null, id = "") => [...(list?.children ?? [])].find((item) => item.id === id);

const targetId = () => window.location.hash.slice(1);

/** Returns the id of the item whose answer the browser has found before hydration (lib/enhancement/early-script/hide-until-found.ts). */
const foundId = (list: Element | null) => list?.querySelector("[data-found]")?.parentElement?.id;

/** The questions as Radix's accordion. Pre-rendered with the page. */
export function AccordionList({ items }: { items: AccordionItem[] }) {
  const root = useRef<HTMLDivElement>(null);
  /**
   * The element id of the open item. Any other text when all are closed. Undefined until hydration, because without
   * scripts all answers are open.
   */
  const [open, setOpen] = useState<string>();

  useLayoutEffect(() => setOpen(foundId(root.current) ?? targetId()), []);

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
      // For lib/enhancement/early-script/replay-clicks.ts.
      data-pending={open === undefined || undefined}
    >
      {items.map((item) => {
        const id = idOf(item);
        const isOpen = open === id;
        return (
          <RadixAccordion.Item key={id} value={id} id={id} className={clsx(inReaderView, styles.item)}>
            <RadixAccordion.Header className={styles.heading}>
              <RadixAccordion.Trigger
                className={clsx(styles.question, styles.trigger, isOpen && styles.isOpen)}
                // Replaces Radix's "false" until hydration, because without scripts the answer is open.
                aria-expanded={open === undefined ? undefined : isOpen}
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
      // The early script hides it until hydration.
      data-until-found=""
      suppressHydrationWarning
      className={clsx(styles.answer, isOpen && styles.isOpen)}
      // A closed answer is no landmark.
      {...(!isOpen && { role: undefined, "aria-labelledby": undefined })}
    >
      <p className={answerClasses}>{children}</p>
    </RadixAccordion.Content>
  );
}
