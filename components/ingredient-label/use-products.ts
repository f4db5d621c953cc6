import { useCallback, useEffect, useRef, useState } from "react";
import type { Product } from "@/content/schema";

const fetchProducts = () => import("@/content/products");

/**
 * Loads all products from a separate chunk, shortly after hydration or when `load` is called. Retries
 * a failed load once, and at the next call.
 */
export function useProducts() {
  const [products, setProducts] = useState<Product[]>();
  const loading = useRef<Promise<Product[]>>(undefined);

  const load = useCallback(() => {
    loading.current ??= fetchProducts()
      .catch(fetchProducts)
      .then(
        ({ products }) => products,
        () => {
          loading.current = undefined;
          return [];
        },
      );
    loading.current.then(setProducts);
    return loading.current;
  }, []);

  // A timeout, because Safari has no requestIdleCallback.
  useEffect(() => {
    const timer = setTimeout(load, 300);
    return () => clearTimeout(timer);
  }, [load]);

  return { products, hasFailed: products?.length === 0, load };
}
