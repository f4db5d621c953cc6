"use client";

import type { ReactNode } from "react";
import type { Site } from "@/content/schema";
import { ScrollButtons } from "./scroll-buttons";
import { useRow } from "./use-row";

interface HandsetRowProps {
  labels: Site["scroller"];
  /** The id of the heading that names the row. */
  labelledBy: string;
  /** The button above it, which the row's own stand beside. */
  button: ReactNode;
  heading: ReactNode;
  children: ReactNode;
}

/** The handsets: a row to swipe, with its buttons, until all of them fit beside each other (label-confusion.css). */
export function HandsetRow({ labels, labelledBy, button, heading, children }: HandsetRowProps) {
  const { row, onScroll, ...buttons } = useRow<HTMLDivElement>();
  return (
    <>
      <div className="items-end justify-between gap-8 md:flex xl:block xl:flex-1">
        <div>{heading}</div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 md:mt-0 md:shrink-0 xl:mt-8">
          {button}
          <ScrollButtons labels={labels} {...buttons} className="js-only lg:hidden" />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={row}
        onScroll={onScroll}
        role="group"
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="handsets no-scrollbar"
      >
        {children}
      </div>
    </>
  );
}
