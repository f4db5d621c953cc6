"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the pre-rendered page and while it hydrates, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
