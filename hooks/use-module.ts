import { useEffect, useState } from "react";
import { inTime } from "@/lib/enhancement/in-time";

export type ModuleState<Module> = { status: "idle" | "loading" | "failed" } | { status: "ready"; module: Module };

/**
 * Loads a module once `isWanted` is true, and returns its state. After a failure, it is requested again when it is wanted again.
 *
 * `load` must be declared outside the component: `const loadPhone = () => import("./phone")`. Turbopack finds the chunk by the
 * literal `import()`.
 */
export function useModule<Module>(load: () => Promise<Module>, isWanted: boolean): ModuleState<Module> {
  const [state, setState] = useState<ModuleState<Module>>({ status: "idle" });

  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    const update = (next: ModuleState<Module>) => isMounted && setState(next);
    setState((current) => (current.status === "ready" ? current : { status: "loading" }));
    inTime(load).then(
      (module) => update({ status: "ready", module }),
      () => update({ status: "failed" }),
    );
    return () => {
      isMounted = false;
    };
  }, [load, isWanted]);

  return state;
}
