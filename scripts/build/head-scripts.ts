import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { writeWhole } from "./files";

/* What runs in a page's head before any bundle, each a module that exports a function of the given name. */
const modules = {
  mendAddress: "components/layout/mend-address.ts",
  beforeHydration: "components/layout/before-hydration.ts",
  preloadScript: "components/smart-link/preload-script.ts",
};

/* The module's function, with all that it imports, as an expression for the oldest engines. */
function compiled(file: string, name: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${name} } from "./${file}"; ${name}(values)`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", "")),
    // Which esbuild thinks those engines to lack, for a rare fault of theirs.
    supported: { destructuring: true },
  });
  return `(function(values){${outputFiles[0]?.text.trim()}})`;
}

/** Compiles the head's scripts to app/generated/head-scripts.ts, as texts that a page carries. */
export function makeHeadScripts(): void {
  const lines = Object.entries(modules).map(
    ([name, file]) => `export const ${name} = ${JSON.stringify(compiled(file, name))};\n`,
  );
  writeWhole("app/generated/head-scripts.ts", lines.join(""));
}
