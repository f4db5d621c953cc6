import { fileURLToPath } from "node:url";

export default {
  plugins: {
    "@tailwindcss/postcss": {},
    // Tailwind pads by padding-inline and padding-block, which begin with Chrome 87 and Safari 14.1.
    "postcss-logical": {},
    // Turbopack resolves a relative path from elsewhere, so this one is absolute.
    [fileURLToPath(new URL("scripts/build/postcss-old-engines.mjs", import.meta.url))]: {},
  },
};
