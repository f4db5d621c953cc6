import path from "node:path";

/** The smallest Next site, built like this one, which `npm run bench` compares it with. */
export default {
  output: "export",
  // Resolves packages from the repository, not from lab/.
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
};
