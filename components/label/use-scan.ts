"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "@/components/ui/use-media";

type Library = typeof import("./scan");

/**
 * Reads the list of each further product in front of the visitor, line by line; the first is found as the
 * page arrives, by its style sheet. Gives how many words are read while it lasts, and what ends it at
 * once. Never runs for those who want less motion; without the library the list simply stands.
 */
export function useScan(panel: RefObject<HTMLElement | null>, product: string) {
  const [read, setRead] = useState<number>();
  const stop = useRef(() => {});
  const previous = useRef(product);
  const library = useRef<Library>(undefined);

  const end = useCallback(() => {
    stop.current();
    stop.current = () => {};
    setRead(undefined);
  }, []);

  useEffect(() => {
    if (!prefersReducedMotion())
      import("./scan").then(
        (loaded) => {
          library.current = loaded;
        },
        () => {},
      );
    // Paper shows what was found, however far the scan is.
    const endAtOnce = () => flushSync(end);
    window.addEventListener("beforeprint", endAtOnce);
    return () => window.removeEventListener("beforeprint", endAtOnce);
  }, [end]);

  useLayoutEffect(() => {
    const isFirst = previous.current === product;
    previous.current = product;
    const list = panel.current?.querySelector<HTMLElement>("[data-list]");
    if (isFirst || !list || !library.current || prefersReducedMotion()) return;
    // Before anything is painted: what was never found is not seen to be lost.
    setRead(0);
    stop.current = library.current.scan(list, setRead);
    return end;
  }, [panel, product, end]);

  return { read, end };
}
