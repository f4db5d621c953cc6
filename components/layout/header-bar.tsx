"use client";

import { useEffect } from "react";
import { useScroll } from "@/components/ui/use-scroll";
import { useScrollPadding } from "@/components/ui/use-scroll-padding";
import { constants } from "@/content/constants";

/** Marks the top bar `data-scrolled` past 10 px, where it looks the same. */
export function HeaderBar({ of }: { of: string }) {
  const isScrolled = useScroll(() => window.scrollY > constants.topBarScrolledPast);
  useScrollPadding(of, "top");
  useEffect(() => {
    document.getElementById(of)?.toggleAttribute("data-scrolled", isScrolled);
  }, [of, isScrolled]);
  return null;
}
