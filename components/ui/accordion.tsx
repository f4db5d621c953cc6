import * as Radix from "@radix-ui/react-accordion";
import clsx from "clsx";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keepPlace } from "@/lib/browser/keep-place";
import { questionElementId } from "@/lib/site/question-links";
import { readerViewClass } from "@/lib/text/reader-view";
import styles from "./accordion.module.css";
import { Chevron } from "./chevron";

export interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
}

const targetId = () => window.location.hash.slice(1);

/** Returns the element of an item in the list of questions. */
const itemIn = (list: Element | null, id = "") => [...(list?.children ?? [])].find((item) => item.id === id);

/**
 * Questions that open one at a time. A URL that ends in #question-<id> opens that question. Find-in-page and links to a
 * text (`#:~:text=`) open the answer that has the words, where the browser can.
 */
export function Accordion({ items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The element id of the open item. Empty when all are closed. Undefined until hydration: without scripts, all are open. */
  const [openId, setOpenId] = useState<string>();

  useLayoutEffect(() => setOpenId(targetId()), []);

  useEffect(() => {
    function openTarget() {
      const item = itemIn(list.current, targetId());
      if (!item) return;
      // Renders before scrolling, because closing the previous answer changes the layout.
      flushSync(() => setOpenId(item.id));
      item.scrollIntoView();
    }
    window.addEventListener("popstate", openTarget); // hashchange ignores a second click on a link
    return () => window.removeEventListener("popstate", openTarget);
  }, []);

  /** Opens an item, or closes the open one when `id` is empty. The item stays where it is when an answer above it closes. */
  function toggle(id: string) {
    keepPlace(() => flushSync(() => setOpenId(id)), itemIn(list.current, id || openId));
  }

  return (
    <Radix.Root
      ref={list}
      type="single"
      collapsible
      value={openId ?? ""}
      onValueChange={toggle}
      className={styles.list}
      // For lib/enhancement/early-script/replay-clicks.ts.
      data-pending={openId === undefined || undefined}
    >
      {items.map((item) => (
        <Item
          key={item.id}
          {...item}
          isOpen={openId === undefined ? undefined : openId === questionElementId(item.id)}
          onFound={setOpenId}
        />
      ))}
    </Radix.Root>
  );
}

interface ItemProps extends AccordionItem {
  /** Undefined until hydration. */
  isOpen: boolean | undefined;
  /** Called with the element id when the browser has found words of the answer. */
  onFound(id: string): void;
}

function Item({ id, question, answer, isOpen, onFound }: ItemProps) {
  const elementId = questionElementId(id);
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = content.current;
    if (isOpen !== false || !element || !("onbeforematch" in document)) return;
    const open = () => flushSync(() => onFound(elementId));
    element.addEventListener("beforematch", open);
    // React would write `hidden=""`, which cannot be found.
    element.setAttribute("hidden", "until-found");
    return () => {
      element.removeEventListener("beforematch", open);
      element.removeAttribute("hidden");
    };
  }, [isOpen, onFound, elementId]);

  return (
    // A link to the question moves the focus to it.
    <Radix.Item id={elementId} value={elementId} tabIndex={-1} className={clsx(readerViewClass, styles.item)}>
      <Radix.Header className={styles.heading}>
        <Radix.Trigger
          className={clsx(styles.question, isOpen && styles.isOpen)}
          // Replaces Radix's "false" until hydration, because without scripts the answer is open.
          aria-expanded={isOpen}
        >
          <span>{question}</span>
          <Chevron direction="down" className={styles.chevron} />
        </Radix.Trigger>
      </Radix.Header>
      {/* forceMount keeps closed answers in the page for crawlers, print and find-in-page. */}
      <Radix.Content
        ref={content}
        forceMount
        className={clsx(readerViewClass, styles.answer, isOpen && styles.isOpen)}
        // A closed answer is not a landmark.
        {...(!isOpen && { role: undefined, "aria-labelledby": undefined })}
      >
        <p className="max-w-[65ch] pb-6 text-ink-soft">{answer}</p>
      </Radix.Content>
    </Radix.Item>
  );
}
