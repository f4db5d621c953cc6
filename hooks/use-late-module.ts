import { type RefObject, useEffect, useState } from "react";
import { useInView } from "./use-in-view";

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
  const isNear = useInView(element, { margin: "100% 0px" });
  useEffect(() => {
    if (isNear && isWanted) load().then(setModule, () => {});
  }, [isNear, isWanted, load]);
  return module;
}
