import { loadingError } from "../content/loading-error";

/*
 * `npm ci` runs this file. It writes the modules that components import, so that an editor finds their types.
 * `npm run dev` and `npm run build` write the rest.
 */
try {
  const { makeArt } = await import("../build/art");
  const { makeEarlyScript } = await import("../build/early-script");
  await Promise.all([makeArt(), makeEarlyScript()]);
} catch (error) {
  // A mistake in content/ or art/ is no reason to fail `npm ci`.
  console.warn(loadingError(error as Error));
}
