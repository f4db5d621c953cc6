import { fileURLToPath } from "node:url";

export default {
  plugins: {
    "@tailwindcss/postcss": {},
    "@csstools/postcss-cascade-layers": {},
    // Turbopack resolves a relative path from elsewhere, so this one is absolute.
    [fileURLToPath(new URL("scripts/postcss-old-engines.mjs", import.meta.url))]: {},
  },
};
