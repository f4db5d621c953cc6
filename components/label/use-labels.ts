"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { LabelProduct } from "@/content/schema";

/* ms after hydration, for Safari, which has no idle callback. */
const idleDelay = 300;

const fetchLabels = () => import("@/content/labels");

/**
 * Every product with all its answers, in a file of its own: fetched once the page is idle or as soon as `load`
 * is called, asked for once more when it does not come, and lost after that.
 */
export function useLabels() {
  const [labels, setLabels] = useState<LabelProduct[]>();
  const [isLost, setIsLost] = useState(false);
  const loading = useRef<Promise<LabelProduct[] | undefined>>(undefined);

  const load = useCallback(() => {
    loading.current ??= fetchLabels()
      .catch(fetchLabels)
      .then(
        (module) => {
          setLabels(module.labels);
          return module.labels;
        },
        () => {
          setIsLost(true);
          return undefined;
        },
      );
    return loading.current;
  }, []);

  useEffect(() => {
    if (window.requestIdleCallback) {
      const idle = window.requestIdleCallback(load);
      return () => window.cancelIdleCallback(idle);
    }
    const timer = setTimeout(load, idleDelay);
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
