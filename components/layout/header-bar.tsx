"use client";

import { type ReactNode, useRef } from "react";
import { useScroll } from "@/components/ui/use-scroll";
import { useScrollPadding } from "@/components/ui/use-scroll-padding";
import { constants } from "@/content/constants";

/** The top bar; it marks itself `data-scrolled` past 10 px and looks the same. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolled = useScroll(() => window.scrollY > constants.topBarScrolledPast);
  const bar = useRef<HTMLElement>(null);
  useScrollPadding(bar, "top");
  return (
    <header
      ref={bar}
      data-scrolled={isScrolled || undefined}
      className="top-0 z-20 border-b-2 border-ink bg-paper [@media(min-height:27.01em)]:sticky"
    >
      {children}
    </header>
  );
}
