"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { LabelProduct } from "@/content/schema";

/* ms after hydration, for Safari, which has no requestIdleCallback. */
const idleDelay = 300;

const fetchProducts = () => import("@/content/labels");

/**
 * Returns all products once they are loaded, in a file of their own: when the page is idle, or as soon
 * as `load` is called. The first one is in the page already. A failed load is retried once.
 */
export function useProducts() {
  const [products, setProducts] = useState<LabelProduct[]>();
  const [isLost, setIsLost] = useState(false);
  const loading = useRef<Promise<LabelProduct[]>>(undefined);

  const load = useCallback(() => {
    loading.current ??= fetchProducts()
      .catch(fetchProducts)
      .then(
        ({ labels }) => {
          setProducts(labels);
          return labels;
        },
        () => {
          setIsLost(true);
          return [];
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

  return { products, isLost, load };
}
