"use client";

import { useEffect } from "react";

/** Tells CSS and tests that the page answers: see the script in app/layout.tsx. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.classList.add("js");
    document.documentElement.setAttribute("data-hydrated", "");
  }, []);
  return null;
}
