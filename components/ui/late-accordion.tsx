"use client";

import { Activity, lazy } from "react";
import { inTime } from "@/lib/enhancement/in-time";
import { afterSignOfLife } from "@/lib/enhancement/sign-of-life";
// The delivered page needs the styles before the component's code.
import "./accordion.module.css";
import type { AccordionItem } from "./accordion";

/** Returns whether the address has a fragment: a question, or a text that the browser looks for, which `location` leaves out. */
function hasFragment(): boolean {
  const [entry] = window.performance?.getEntriesByType?.("navigation") ?? [];
  return window.location.hash !== "" || Boolean(entry?.name.includes("#"));
}

/** Radix's accordion is large. It loads when a visitor may open a question: after any input, or at once with a link to it. */
const LazyAccordion = lazy(async () => {
  if (typeof window === "undefined" || !hasFragment()) await afterSignOfLife();
  const { Accordion } = await inTime(() => import("./accordion"));
  return { default: Accordion };
});

/** An `Accordion` whose code loads after the page's. Until then, it stays as delivered, and taps on it are held. */
export function LateAccordion({ items }: { items: AccordionItem[] }) {
  return (
    /*
     * A boundary that hydrates by itself: the rest of the page does not wait for the code. Suspense would do the same,
     * but React moves a large Suspense boundary to the end of the document, where it is hidden without scripts.
     */
    <Activity>
      <LazyAccordion items={items} />
    </Activity>
  );
}
