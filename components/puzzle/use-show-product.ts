import { useState } from "react";
import { useLivePuzzle } from "./puzzle-context";

/** Returns a function that shows another product, and whether its label is loading or has failed to load. */
export function useShowProduct(id: string) {
  const { showProduct } = useLivePuzzle().behavior;
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function show() {
    setIsLoading(true);
    const isShown = await showProduct(id);
    setIsLoading(false);
    setHasFailed(!isShown);
  }

  return { show, isLoading, hasFailed };
}
