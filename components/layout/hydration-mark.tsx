"use client";

import { useEffect } from "react";

/** Marks the document as hydrated, for CSS, the tests and lib/enhancement/early-script/. */
export function HydrationMark() {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add("js");
    root.classList.remove("scripts-failed");
    root.setAttribute("data-hydrated", "");
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
