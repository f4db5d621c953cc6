"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "@/components/ui/use-media";

type Library = typeof import("./scan");

interface Scan {
  /** How many words it has read. */
  read: number;
  /** The first one goes over a list that was delivered found; each later one starts with nothing found. */
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
  const library = useRef<Library>(undefined);

  const end = useCallback(() => {
    stop.current();
    stop.current = () => {};
    setScan(undefined);
  }, []);

  // Paper shows what was found, however far the scan is.
  useEffect(() => {
    const endAtOnce = () => flushSync(end);
    window.addEventListener("beforeprint", endAtOnce);
    return () => window.removeEventListener("beforeprint", endAtOnce);
  }, [end]);

  useLayoutEffect(() => {
    const isFirst = previous.current === product;
    previous.current = product;
    if (prefersReducedMotion()) return;
    let isGone = false;

    function start({ scan, onceSeen }: Library) {
      const list = panel.current?.querySelector<HTMLElement>("[data-list]");
      if (isGone || !list) return;
      const onRead = (read?: number) => setScan(read === undefined ? read : { read, isFirst });
      stop.current = isFirst ? onceSeen(list, () => scan(list, onRead)) : scan(list, onRead);
    }

    if (isFirst)
      import("./scan").then(
        (loaded) => {
          library.current = loaded;
          start(loaded);
        },
        () => {},
      );
    else if (library.current) {
      // Before anything is painted: what was never found is not seen to be lost.
      setScan({ read: 0, isFirst });
      start(library.current);
    }
    return () => {
      isGone = true;
      end();
    };
  }, [panel, product, end]);

  return { scan, end };
}
