"use client";

import type { ReactNode } from "react";
import { constants } from "@/content/constants";
import { useScroll } from "@/hooks/use-scroll";

const isPastThreshold = () => window.scrollY > constants.topBarScrolledPast;

/** The top bar's element. Sets `data-scrolled` past 10 px, without a visual change. */
export function TopBar({ children }: { children: ReactNode }) {
  const isScrolled = useScroll(isPastThreshold);
  return (
    <header data-scrolled={isScrolled || undefined} className="top-bar border-ink md:border-b-2 md:bg-paper">
      {children}
    </header>
  );
}
