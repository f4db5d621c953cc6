"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import { brand } from "@/content/brand";
import "./globals.css";

/** Replaces the root layout when it throws. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={brand.language}>
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
