"use client";

import { useEffect } from "react";

/** A page that throws in the browser, for tests/e2e/resilience.test.ts. */
export default function BrokenPage() {
  useEffect(() => {
    throw new Error("broken by the test");
  }, []);
  return (
    <main id="main">
      <h1>A broken page</h1>
    </main>
  );
}
