import * as Radix from "@radix-ui/react-accordion";
import clsx from "clsx";
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./accordion.module.css";
import {
  type AccordionItem,
  type AccordionParts,
  AccordionView,
  type PartOfItemProps,
  type PartProps,
} from "./accordion-view";
import { Chevron } from "./chevron";

const itemIn = (list: Element | null, id = "") => [...(list?.children ?? [])].find((item) => item.id === id);

const targetId = () => window.location.hash.slice(1);

/** Returns the id of the item whose answer the browser has found before hydration (lib/enhancement/early-script/hide-until-found.ts). */
const foundId = (list: Element | null) => list?.querySelector("[data-found]")?.parentElement?.id;

interface AccordionState {
  list: RefObject<HTMLDivElement | null>;
  /**
   * The element id of the open item. Any other text when all are closed. Undefined until hydration, because without
   * scripts all answers are open.
   */
  openId: string | undefined;
  open(id: string): void;
  /** Opens an item, or closes the open one when `id` is empty. */
  toggle(id: string): void;
}

const AccordionContext = createContext<AccordionState | null>(null);

function useAccordion(): AccordionState {
  const state = useContext(AccordionContext);
  if (!state) throw new Error("a part of the accordion must be inside RadixAccordion");
  return state;
}

/** The questions as Radix's accordion. Pre-rendered with the page. */
export function RadixAccordion({ items }: { items: AccordionItem[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();

  useLayoutEffect(() => setOpenId(foundId(list.current) ?? targetId()), []);

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

  /**
   * Keeps the trigger where it is when an answer above it closes. Chromium and Firefox have scroll anchoring for this, but
   * WebKit does not.
   */
  function toggle(id: string) {
    const item = itemIn(list.current, id || openId);
    const top = () => item?.getBoundingClientRect().top ?? 0;
    const before = top();
    const { style } = document.documentElement;
    // Scroll anchoring would correct the same difference twice.
    style.setProperty("overflow-anchor", "none");
    flushSync(() => setOpenId(id));
    window.scrollBy(0, top() - before);
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("overflow-anchor")));
  }

  return (
    <AccordionContext value={{ list, openId, open: setOpenId, toggle }}>
      <AccordionView items={items} parts={radixParts} />
    </AccordionContext>
  );
}

const radixParts: AccordionParts = { List, Item, Question, Answer };

function List(props: PartProps) {
  const { list, openId, toggle } = useAccordion();
  return (
    <Radix.Root
      {...props}
      ref={list}
      type="single"
      collapsible
      value={openId ?? ""}
      onValueChange={toggle}
      // For lib/enhancement/early-script/replay-clicks.ts.
      data-pending={openId === undefined || undefined}
    />
  );
}

function Item({ itemId, ...props }: PartOfItemProps) {
  return <Radix.Item {...props} id={itemId} value={itemId} />;
}

function Question({ itemId, className, children }: PartOfItemProps) {
  const { openId } = useAccordion();
  const isOpen = openId === itemId;
  return (
    <Radix.Trigger
      className={clsx(className, styles.trigger, isOpen && styles.isOpen)}
      // Replaces Radix's "false" until hydration, because without scripts the answer is open.
      aria-expanded={openId === undefined ? undefined : isOpen}
    >
      {children}
      <Chevron direction="down" className={styles.chevron} />
    </Radix.Trigger>
  );
}

function Answer({ itemId, className, children }: PartOfItemProps) {
  const { openId, open } = useAccordion();
  const isOpen = openId === itemId;
  const element = useRef<HTMLDivElement>(null);

  /** Opens the answer when the browser has found words of it and is about to scroll to them. */
  useLayoutEffect(() => {
    const answer = element.current;
    if (isOpen || !answer || !("onbeforematch" in document)) return;
    const openFound = () => flushSync(() => open(itemId));
    answer.addEventListener("beforematch", openFound);
    // React would write `hidden=""`, which cannot be found.
    answer.setAttribute("hidden", "until-found");
    return () => {
      answer.removeEventListener("beforematch", openFound);
      answer.removeAttribute("hidden");
    };
  }, [isOpen, open, itemId]);

  return (
    // forceMount keeps closed answers in the page for crawlers, print and find-in-page.
    <Radix.Content
      ref={element}
      forceMount
      // The early script hides it until hydration.
      data-until-found=""
      suppressHydrationWarning
      className={clsx(className, isOpen && styles.isOpen)}
      // A closed answer is no landmark.
      {...(!isOpen && { role: undefined, "aria-labelledby": undefined })}
    >
      {children}
    </Radix.Content>
  );
}
