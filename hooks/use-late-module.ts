import { type RefObject, useEffect, useState } from "react";
import { useInView } from "./use-in-view";

interface LateModuleOptions {
  /** Loads the module once the element is near the window. */
  isWantedNearby: boolean;
  /** Loads the module now. */
  isNeeded: boolean;
}

interface LateModule<Module> {
  /** Undefined until it has loaded. */
  module: Module | undefined;
  /** Whether it failed to load. */
  hasFailed: boolean;
}

/** Returns a module that loads late, or whether that has failed. `load` must not change. */
export function useLateModule<Module>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
  { isWantedNearby, isNeeded }: LateModuleOptions,
): LateModule<Module> {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = useInView(element, { margin: "100% 0px" });
  const isDue = isNeeded || (isNear && isWantedNearby);
  useEffect(() => {
    if (!isDue) return;
    load().then(setModule, () => setHasFailed(true));
  }, [isDue, load]);
  return { module, hasFailed };
}
