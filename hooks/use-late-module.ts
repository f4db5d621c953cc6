import { type RefObject, useEffect, useState } from "react";
import { useIsNear } from "./use-is-near";

/**
 * Returns a module once `element` has been near the window and the module has loaded. Returns undefined
 * until then, and when loading fails. `load` must not change between renders.
 */
export function useLateModule<Module>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
  isWanted = true,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isNear = useIsNear(element);
  useEffect(() => {
    if (isNear && isWanted) load().then(setModule, () => {});
  }, [isNear, isWanted, load]);
  return module;
}
