"use client";

import { useEffect, useState } from "react";
import { useScroll } from "@/components/ui/use-scroll";
import { useScrollPadding } from "@/components/ui/use-scroll-padding";
import { constants } from "@/content/constants";

function isPastThreshold() {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY > constants.stickyBar.shownPast * scrollable;
}

interface StickyBarProps {
  /** The id of the bar. */
  of: string;
  /** The id of the section whose own buttons take its place: the bar is away from there to the page's end. */
  end: string;
}

/** Shows the download bar while the page is scrolled past a quarter of its way, until its end. */
export function StickyBar({ of, end }: StickyBarProps) {
  const isDue = useScroll(isPastThreshold);
  const [isEnd, setIsEnd] = useState(false);
  const isShown = isDue && !isEnd;
  useScrollPadding(of, "bottom", isShown);

  useEffect(() => {
    const section = document.getElementById(end);
    if (!section) return;
    // From the moment that its buttons come, and wherever it is above: a jump past it is told too.
    const observer = new IntersectionObserver(([entry]) => setIsEnd(!!entry?.isIntersecting), {
      rootMargin: "1000000px 0px -25% 0px",
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, [end]);
  useEffect(() => {
    document.getElementById(of)?.toggleAttribute("data-shown", isShown);
  }, [of, isShown]);
  return null;
}
