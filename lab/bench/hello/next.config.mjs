/** The smallest Next site, built like this one, which `npm run bench` compares it with. */
export default {
  output: "export",
  // Resolves packages from the repository, where the build starts, and not from lab/.
  turbopack: { root: process.cwd() },
};
