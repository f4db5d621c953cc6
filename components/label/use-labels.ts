"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { LabelProduct } from "@/content/schema";
import { loadLabels } from "./load-labels";

/* How long after hydration to fetch them, in ms, when nobody asks sooner: late enough to leave the
   first tap of the page alone, soon enough to be there when a thumb arrives. */
const patience = 300;

/**
 * The products with all their explanations, fetched once the page stands or as soon as `load` is
 * called; lost, when they cannot be had.
 */
export function useLabels() {
  const [labels, setLabels] = useState<LabelProduct[]>();
  const [isLost, setIsLost] = useState(false);
  const loading = useRef<Promise<LabelProduct[] | undefined>>(undefined);

  const load = useCallback(() => {
    loading.current ??= loadLabels().then(
      (loaded) => {
        setLabels(loaded);
        return loaded;
      },
      () => {
        setIsLost(true);
        return undefined;
      },
    );
    return loading.current;
  }, []);

  useEffect(() => {
    const timer = setTimeout(load, patience);
    return () => clearTimeout(timer);
  }, [load]);

  // A file that holds something else than its name says never settles the import.
  useEffect(() => {
    if (labels) return;
    const lose = ({ filename }: ErrorEvent) => {
      if (filename.includes("/_next/")) setIsLost(true);
    };
    window.addEventListener("error", lose);
    return () => window.removeEventListener("error", lose);
  }, [labels]);

  return { labels, isLost: isLost && !labels, load };
}
