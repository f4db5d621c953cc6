"use client";

import { type ReactNode, useEffect } from "react";
import { useScroll } from "@/components/ui/use-scroll";
import { constants } from "@/content/constants";
import type { Home } from "@/content/schema";

function isPastThreshold() {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY > constants.stickyBar.shownPast * scrollable;
}

type StickyBarProps = Home["stickyBar"] & {
  /** The download badge. */
  children: ReactNode;
};

/** The download bar, there exactly while the page is scrolled past a quarter of its way. */
export function StickyBar({ title, detail, children }: StickyBarProps) {
  const isShown = useScroll(isPastThreshold);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-bar-shown", isShown);
    return () => document.documentElement.removeAttribute("data-bar-shown");
  }, [isShown]);

  return (
    <aside
      aria-label={title}
      data-sticky-bar
      data-shown={isShown || undefined}
      className="sticky-bar on-dark border-t-2 border-ink bg-citron pb-[env(safe-area-inset-bottom)] text-ink"
    >
      <div className="mx-auto flex max-w-[1240px] items-center justify-between gap-4 px-5 py-3 sm:px-8 lg:px-12">
        <p className="leading-tight">
          <strong className="font-display text-lg font-extrabold sm:text-xl">{title}</strong>{" "}
          <span className="hidden sm:block">{detail}</span>
        </p>
        {children}
      </div>
    </aside>
  );
}
