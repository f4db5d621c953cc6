"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import { HydrationMark } from "@/components/layout/hydration-mark";
import { brand } from "@/content/brand";
import "./globals.css";

/** Replaces the root layout when it throws. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={brand.language} data-state="static">
      <body>
        <ErrorScreen error={error} />
        <HydrationMark />
      </body>
    </html>
  );
}
