import path from "node:path";

/** The framework's floor, built like the site: see bench/run.ts. */
export default {
  output: "export",
  // The site's own packages, not the bench's.
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
};
