import { useCallback, useEffect, useRef, useState } from "react";
import type { Product } from "@/content/schema";

/** How long after hydration the products load, in ms. Not idle time, because Safari has no requestIdleCallback. */
const loadAfter = 300;

/** The products, once they have loaded in this document: the page may be shown again by Next's router. */
let loaded: Product[] | undefined;

/**
 * Loads all products from a separate chunk, shortly after hydration or when `load` is called. `load` returns no products
 * when that fails, and tries again at the next call.
 */
export function useProducts() {
  const [products, setProducts] = useState(loaded);
  const loading = useRef<Promise<Product[]>>(undefined);

  const load = useCallback(() => {
    loading.current ??= import("@/content/products").then(
      ({ products }) => {
        loaded = products;
        setProducts(products);
        return products;
      },
      () => {
        loading.current = undefined;
        return [];
      },
    );
    return loading.current;
  }, []);

  useEffect(() => {
    const timer = setTimeout(load, loadAfter);
    return () => clearTimeout(timer);
  }, [load]);

  return { products, load };
}
