"use client";

import { useLayoutEffect, useState } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";
import { restoreDeliveredPage } from "@/lib/enhancement/delivered-page";

/** An error that no part of the page has caught. Shows the delivered page again, or the error screen if there is none. */
export default function RouteError({ error }: { error: Error }) {
  const [isLost, setIsLost] = useState(false);
  useLayoutEffect(() => setIsLost(!restoreDeliveredPage()), []);
  return isLost && <ErrorScreen error={error} />;
}
