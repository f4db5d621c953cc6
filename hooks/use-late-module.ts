import { type RefObject, useEffect, useState } from "react";
import { useInView } from "./use-in-view";

interface LateModuleOptions {
  /** Loads the module once the element is near the window. */
  isWantedNearby: boolean;
  /** Loads the module now. */
  isNeeded: boolean;
}

/** Returns a module once it has loaded, and undefined until then and when loading fails. `load` must not change. */
export function useLateModule<Module>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
  { isWantedNearby, isNeeded }: LateModuleOptions,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isNear = useInView(element, { margin: "100% 0px" });
  const isDue = isNeeded || (isNear && isWantedNearby);
  useEffect(() => {
    if (isDue) load().then(setModule, () => {});
  }, [isDue, load]);
  return module;
}
