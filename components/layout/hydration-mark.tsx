"use client";

import { useEffect } from "react";

declare global {
  interface Window {
    /** What was last tapped in vain before the page answered. */
    earlyTap?: HTMLElement;
  }
}

/** Tells CSS and tests that the page answers, and answers the tap that came too soon: see app/layout.tsx. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.classList.add("js");
    document.documentElement.setAttribute("data-hydrated", "");
    window.earlyTap?.click();
    delete window.earlyTap;
  }, []);
  return null;
}
