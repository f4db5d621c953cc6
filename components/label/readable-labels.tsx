"use client";

/**
 * The labels for readers without scripts. React never touches what stands in a `<noscript>`: drawn on the
 * server alone, the list is neither in the data that the page is hydrated with nor, since only a
 * `require` is left out where it cannot be reached, in its scripts.
 */
export function ReadableLabels() {
  if (typeof window !== "undefined") return <noscript />;
  const { ReadableList } = require("./readable-list") as typeof import("./readable-list");
  return (
    <noscript>
      <ReadableList />
    </noscript>
  );
}
