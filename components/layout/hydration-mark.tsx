"use client";

import { useEffect } from "react";

/** Tells CSS, tests and the script of before-hydration.ts that the page answers. */
export function HydrationMark() {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add("js");
    root.classList.remove("scripts-lost");
    root.setAttribute("data-hydrated", "");
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
