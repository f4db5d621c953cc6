import { useSyncExternalStore } from "react";
import { hasSignOfLife, onSignOfLife } from "@/lib/enhancement/sign-of-life";

/**
 * Returns whether there has been a sign of life (lib/enhancement/sign-of-life.ts). Large scripts wait for it: they never load for a
 * visitor who only looks.
 */
export function useSignOfLife(): boolean {
  return useSyncExternalStore(onSignOfLife, hasSignOfLife, () => false);
}
