import { useEffect, useSyncExternalStore } from "react";
import type { Late, LateState } from "@/lib/enhancement/late";

const prerendered = { status: "idle" } as const;

/**
 * Returns the state of a module that loads late. Idle in the pre-rendered page.
 *
 * Loads the module once `isWanted` is true. After a failure, loads it again when a part wants it anew.
 */
export function useLate<Module>(late: Late<Module>, isWanted: boolean): LateState<Module> {
  const state = useSyncExternalStore(late.subscribe, late.getState, () => prerendered);

  useEffect(() => {
    if (isWanted) late.load().catch(() => {});
  }, [late, isWanted]);

  return state;
}
