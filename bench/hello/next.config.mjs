/** The framework's floor, built like the site: see bench/run.ts. */
export default { output: "export" };
