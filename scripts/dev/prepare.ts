import { makeArt } from "../build/art";
import { makeEarlyScript } from "../build/early-script";

/*
 * `npm ci` runs this file, and ignores its errors. It writes the modules that components import, so that an editor finds their
 * types. `npm run dev` and `npm run build` write the rest.
 */
await Promise.all([makeArt(), makeEarlyScript()]);
