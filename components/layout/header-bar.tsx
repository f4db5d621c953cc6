"use client";

import type { ReactNode } from "react";
import { useScroll } from "@/components/ui/use-scroll";
import { constants } from "@/content/constants";

/** The top bar; it marks itself `data-scrolled` past 10 px and looks the same. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolled = useScroll(() => window.scrollY > constants.topBarScrolledPast);
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="sticky top-0 z-20 border-b-2 border-ink bg-paper"
    >
      {children}
    </header>
  );
}
