import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { scripts } from "../../content/scripts";
import { store } from "../../content/store";
import type { EarlyScriptOptions, ScriptFile } from "../../lib/enhancement/early-script/load-after-consent";
import { withBasePath } from "../../lib/site/base-path";
import { basePathOf, siteAddress } from "../../lib/site/site-address";
import { thirdPartyScripts } from "../../lib/third-parties/third-party-scripts";
import { writeFileAtomic } from "./files";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
/* esbuild's names of the supported browsers, such as "ios14". */
const target = browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));

/** Returns what the early script loads with the settings in content/store.ts and content/scripts.ts. */
export function earlyScriptOptions(): EarlyScriptOptions {
  const { smartScript, analytics, consentTool } = thirdPartyScripts(store, scripts);
  const basePath = basePathOf(siteAddress().url);
  const withAddress = ({ src, attributes }: ScriptFile) => ({ src: withBasePath(src, basePath), attributes });
  return {
    consent: store.consent,
    attribution: smartScript ? { smartScript } : null,
    analytics: analytics.map(withAddress),
    consentTool: consentTool && {
      scripts: consentTool.scripts.map(withAddress),
      styles: consentTool.styles?.map((style) => withBasePath(style, basePath)),
    },
  };
}

/**
 * Returns the early script (lib/enhancement/early-script/) for an inline element. Throws if it does
 * not compile.
 */
export async function bundleEarlyScript({ consentTool, ...consentOptions }: EarlyScriptOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["lib/enhancement/early-script/index.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target,
    // esbuild cannot lower destructuring, and rejects it for Safari 14.0. It is unknown whether Safari 14.0 still has the bug
    // of Safari 13 in array rest: https://github.com/babel/babel/issues/17773.
    supported: { destructuring: true },
    define: { consentOptions: JSON.stringify(consentOptions), consentTool: JSON.stringify(consentTool) },
    write: false,
    logLevel: "silent",
  });
  const code = outputFiles.map(({ text }) => text.trim()).join();
  // A value with `<!--` could keep the element open. esbuild escapes `</script`.
  return code.replaceAll("<!--", "\\x3c!--");
}

/** Writes generated/early-script.ts. */
export async function makeEarlyScript(): Promise<void> {
  const code = await bundleEarlyScript(earlyScriptOptions());
  writeFileAtomic("generated/early-script.ts", `export const earlyScript = ${JSON.stringify(code)};\n`);
}
