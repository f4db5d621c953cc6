"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import { brand } from "@/content/brand";
import "./globals.css";

/** Replaces the whole document when the root layout fails. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={brand.language}>
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
