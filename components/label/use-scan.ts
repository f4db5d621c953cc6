"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/**
 * Reads a label's list in front of the visitor, line by line: once when it is first seen, and again for
 * each other product. Gives how many of its words are read while that lasts, and what ends it at
 * once. Never runs for those who want less motion; without the library the list simply stands.
 */
export function useScan(panel: RefObject<HTMLElement | null>, product: string) {
  const [read, setRead] = useState<number>();
  const stop = useRef(() => {});

  const end = useCallback(() => {
    stop.current();
    stop.current = () => {};
    setRead(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is read anew
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isGone = false;
    import("./scan").then(
      ({ scanOnceSeen }) => {
        if (!isGone && panel.current) stop.current = scanOnceSeen(panel.current, setRead);
      },
      () => {},
    );
    return () => {
      isGone = true;
      end();
    };
  }, [panel, product, end]);

  return { read, end };
}
