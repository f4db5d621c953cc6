import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { browserslistToTargets, transform } from "lightningcss";
import postcss from "postcss";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
const targets = browserslistToTargets(browserslist);

/**
 * Applies Tailwind's initial values of its --tw-* variables everywhere. Tailwind registers the variables with @property, and
 * initializes them for two engines in an @supports rule in a layer. Chrome 84 to 110 apply neither, and lose all borders,
 * shadows and transforms. Safari before 15.4 ignores layers. Throws if Tailwind prints this differently.
 */
function initializeVariables(root) {
  const registered = new Set();
  root.walkAtRules("property", (rule) => {
    registered.add(rule.params);
    rule.remove();
  });
  root.walkAtRules("layer", (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  const initialized = new Set();
  root.walkAtRules("supports", (supports) => {
    const names = supports.nodes.flatMap(({ nodes = [] }) => nodes.map(({ prop }) => prop));
    if (!names.every((name) => registered.has(name))) return;
    for (const name of names) initialized.add(name);
    supports.replaceWith(supports.nodes);
  });

  const usesVariables = root.toString().includes("var(--tw-");
  if (usesVariables && registered.size === 0)
    throw unexpected("Tailwind to register its --tw-* variables", "no @property");
  const missing = [...registered].filter((name) => !initialized.has(name));
  if (missing.length > 0) throw unexpected(`an @supports rule that sets ${missing.join(", ")}`, "none");
}

const unexpected = (expected, found) =>
  new Error(
    `expected ${expected}, found ${found}. Tailwind's output has changed: see scripts/build/postcss-old-engines.mjs`,
  );

/** Rewrites Tailwind's styles for Safari 14 and Chrome 84. The computed styles of current browsers stay the same. */
export default function oldEngines() {
  return {
    postcssPlugin: "old-engines",
    OnceExit(root, { result }) {
      initializeVariables(root);
      const { code } = transform({
        filename: result.opts.from ?? "styles.css",
        code: Buffer.from(root.toString()),
        targets,
      });
      result.root = postcss.parse(code.toString(), { from: result.opts.from });
    },
  };
}
oldEngines.postcss = true;
