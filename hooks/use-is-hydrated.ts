import { useEffect, useState } from "react";

/** Returns whether the component is hydrated. False in the pre-rendered page, and in the first render everywhere. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
