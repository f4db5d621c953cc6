"use client";

import { useLayoutEffect, useState } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";

/** Returns whether the browser loaded the document from this address, and not Next's router. */
function isLoadedHere() {
  const [entry] = window.performance?.getEntriesByType?.("navigation") ?? [];
  return !entry || new URL(entry.name).pathname === window.location.pathname;
}

/**
 * The error of a route. After a click on a link, the cause is usually a payload or a script that was lost on the way, and
 * the browser loads the page instead. It does so once, because the address is then the document's.
 */
export default function RouteError({ error }: { error: Error }) {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    if (isLoadedHere()) setIsShown(true);
    else window.location.reload();
  }, []);
  return isShown && <ErrorScreen error={error} />;
}
