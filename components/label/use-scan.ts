"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

interface Scan {
  /** How many words it has read. */
  read: number;
  /** The first one goes over a list that stands there found; each later one starts with nothing found. */
  isFirst: boolean;
}

/**
 * Reads a label's list in front of the visitor, line by line: once when it is first seen, and again for
 * each other product. Gives how far that is while it lasts, and what ends it at once. Never runs for
 * those who want less motion; without the library the list simply stands.
 */
export function useScan(panel: RefObject<HTMLElement | null>, product: string) {
  const [scan, setScan] = useState<Scan>();
  const stop = useRef(() => {});
  const previous = useRef(product);

  const end = useCallback(() => {
    stop.current();
    stop.current = () => {};
    setScan(undefined);
  }, []);

  useLayoutEffect(() => {
    const isFirst = previous.current === product;
    previous.current = product;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // Before anything is painted: what was never found is not seen to be lost.
    if (!isFirst) setScan({ read: 0, isFirst });
    let isGone = false;
    import("./scan").then(
      ({ scan, onceSeen }) => {
        const list = panel.current?.querySelector<HTMLElement>("[data-list]");
        if (isGone || !list) return;
        const onRead = (read?: number) => setScan(read === undefined ? read : { read, isFirst });
        stop.current = isFirst ? onceSeen(list, () => scan(list, onRead)) : scan(list, onRead);
      },
      () => setScan(undefined),
    );
    return () => {
      isGone = true;
      end();
    };
  }, [panel, product, end]);

  return { scan, end };
}
