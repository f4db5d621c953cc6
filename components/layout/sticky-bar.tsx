"use client";

import { useEffect } from "react";
import { useScroll } from "@/components/ui/use-scroll";
import { useScrollPadding } from "@/components/ui/use-scroll-padding";
import { constants } from "@/content/constants";

function isPastThreshold() {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY > constants.stickyBar.shownPast * scrollable;
}

/** Shows the download bar exactly while the page is scrolled past a quarter of its way. */
export function StickyBar({ of }: { of: string }) {
  const isShown = useScroll(isPastThreshold);
  useScrollPadding(of, "bottom", isShown);
  useEffect(() => {
    document.getElementById(of)?.toggleAttribute("data-shown", isShown);
  }, [of, isShown]);
  return null;
}
