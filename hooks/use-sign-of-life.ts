import { useSyncExternalStore } from "react";
import { hasSignOfLife, onSignOfLife } from "@/lib/enhancement/sign-of-life";

/**
 * Returns whether the visitor has moved a pointer, touched, clicked, scrolled, pressed a key or moved the focus. Large scripts wait for it: they never load
 * for a visitor who only looks.
 */
export function useSignOfLife(): boolean {
  return useSyncExternalStore(onSignOfLife, hasSignOfLife, () => false);
}
