import { useEffect, useState } from "react";
import { useLate } from "@/hooks/use-late";
import { late } from "@/lib/enhancement/late";
import type { DrawnProduct } from "@/lib/products/package-drawings";

/** How long after hydration the products load, in ms. Not idle time, because Safari has no requestIdleCallback. */
const loadAfter = 300;

const lateProducts = late(() => import("./all-products"));

/** Returns all products, or none when they fail to load. The next call then tries again. */
async function load(): Promise<DrawnProduct[]> {
  try {
    const { allProducts } = await lateProducts.load();
    return allProducts;
  } catch {
    return [];
  }
}

/** Loads all products from a separate chunk, shortly after hydration or when `load` is called. */
export function useProducts() {
  const [isWanted, setIsWanted] = useState(false);
  const state = useLate(lateProducts, isWanted);

  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), loadAfter);
    return () => clearTimeout(timer);
  }, []);

  return { products: state.status === "ready" ? state.module.allProducts : undefined, load };
}
