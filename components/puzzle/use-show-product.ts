import { useEffect, useState } from "react";
import { useSignOfLife } from "@/hooks/use-sign-of-life";
import { updateWithTransition } from "@/lib/browser/view-transition";
import { inTime } from "@/lib/enhancement/in-time";
import { withBasePath } from "@/lib/site/base-path";
import { findPath } from "@/lib/site/find-path";
import { usePuzzle } from "./puzzle-context";

/** The labels of all products. */
const loadProducts = () => inTime(() => import("./all-products"));

/**
 * Returns a function that shows another product, and whether its label is loading. The labels load at the visitor's first sign
 * of life, so that they have usually loaded when a package is tapped. If they cannot load, the browser opens the product's page.
 */
export function useShowProduct(id: string) {
  const { dispatch } = usePuzzle();
  const [isLoading, setIsLoading] = useState(false);

  const isAlive = useSignOfLife();
  useEffect(() => {
    if (isAlive) loadProducts().catch(() => {});
  }, [isAlive]);

  async function show() {
    setIsLoading(true);
    try {
      const { allProducts } = await loadProducts();
      const product = allProducts.find((product) => product.id === id);
      if (product) updateWithTransition(() => dispatch({ type: "product-chosen", product }));
    } catch {
      window.location.assign(withBasePath(findPath(id)));
    } finally {
      // Even when the browser leaves the page, which it keeps as it is for the way back.
      setIsLoading(false);
    }
  }

  return { show, isLoading };
}
