"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { column } from "@/components/ui/column";
import { useScroll } from "@/components/ui/use-scroll";
import { useScrollPadding } from "@/components/ui/use-scroll-padding";
import { constants } from "@/content/constants";
import type { Home } from "@/content/schema";

function isPastThreshold() {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY > constants.stickyBar.shownPast * scrollable;
}

/** Whether the end of the page is in the window, whose own buttons are there. */
function isAtEnd(end: string) {
  const section = document.getElementById(end);
  return section !== null && section.getBoundingClientRect().top < window.innerHeight / 2;
}

type StickyBarProps = Home["stickyBar"] & {
  /** The download badge. */
  children: ReactNode;
  /** The id of the section from which on it is away. */
  end: string;
};

/** The download bar, there while the page is scrolled past a quarter of its way, until its end. */
export function StickyBar({ title, detail, children, end }: StickyBarProps) {
  const isDue = useScroll(isPastThreshold);
  const isEnd = useScroll(() => isAtEnd(end));
  const isShown = isDue && !isEnd;
  const bar = useRef<HTMLElement>(null);
  useScrollPadding(bar, "bottom", isShown);
  // On a phone the header's button is away from then on (sticky-bar.css).
  useEffect(() => {
    document.documentElement.toggleAttribute("data-bar-due", isDue);
    return () => document.documentElement.removeAttribute("data-bar-due");
  }, [isDue]);

  return (
    <aside
      ref={bar}
      aria-label={title}
      data-sticky-bar
      data-shown={isShown || undefined}
      className="sticky-bar on-dark bg-ink pb-[env(safe-area-inset-bottom)] text-paper"
    >
      <div className={`${column} flex min-h-[60px] items-center justify-between gap-3`}>
        <p className="flex flex-wrap items-baseline gap-x-4 py-1 leading-tight">
          <strong className="font-display text-[clamp(0.8rem,calc(6.2vw-7.1px),1.0625rem)] font-extrabold">
            {title}
          </strong>{" "}
          <span className="hidden sm:inline">{detail}</span>
        </p>
        {children}
      </div>
    </aside>
  );
}
