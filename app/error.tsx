"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function RouteError({ error }: { error: Error }) {
  return <ErrorScreen message={error.message} />;
}
