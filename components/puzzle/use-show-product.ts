import { useEffect, useState } from "react";
import { useSignOfLife } from "@/hooks/use-sign-of-life";
import { updateWithTransition } from "@/lib/browser/view-transition";
import { inTime } from "@/lib/enhancement/in-time";
import { usePuzzle } from "./puzzle-context";

/** The labels of all products. */
const loadProducts = () => inTime(() => import("./all-products"));

/**
 * Returns a function that shows another product, and whether its label is loading or has failed to load. The labels load at the
 * visitor's first sign of life, so that they are there when a package is tapped.
 */
export function useShowProduct(id: string) {
  const { dispatch } = usePuzzle();
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");

  const isAlive = useSignOfLife();
  useEffect(() => {
    if (isAlive) loadProducts().catch(() => {});
  }, [isAlive]);

  async function show() {
    setStatus("loading");
    try {
      const { allProducts } = await loadProducts();
      const product = allProducts.find((product) => product.id === id);
      setStatus("idle");
      if (product) updateWithTransition(() => dispatch({ type: "product-chosen", product }));
    } catch {
      setStatus("failed");
    }
  }

  return { show, isLoading: status === "loading", hasFailed: status === "failed" };
}
