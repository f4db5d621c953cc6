import { fileURLToPath } from "node:url";

export default {
  plugins: {
    "@tailwindcss/postcss": {},
    // Tailwind uses padding-inline and padding-block, which require Chrome 87 and Safari 14.1.
    "postcss-logical": {},
    // An absolute path, because Turbopack resolves relative paths from a different folder.
    [fileURLToPath(new URL("scripts/build/postcss-old-engines.mjs", import.meta.url))]: {},
  },
};
