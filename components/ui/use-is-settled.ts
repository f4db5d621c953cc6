"use client";

import { startTransition, useEffect, useState } from "react";

/** ms after hydration in which the page does what a visitor waits for, its download links' attribution too. */
const settling = 500;

/** False until the page has answered for a moment: for what nobody waits for, drawn in tasks of its own. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsSettled(true)), settling);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
