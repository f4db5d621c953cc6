"use client";

import RouteError from "./error";

/** An error of the root layout or of Next's router. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en">
      <body>
        <RouteError error={error} />
      </body>
    </html>
  );
}
