import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { browserslistToTargets, transform } from "lightningcss";
import postcss from "postcss";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
const targets = browserslistToTargets(browserslist);

/** Rewrites Tailwind's styles for Safari 14 and Chrome 84. The computed styles of current browsers stay the same. */
export default function oldEngines() {
  return {
    postcssPlugin: "old-engines",
    OnceExit(root, { result }) {
      // Tailwind initializes its --tw-* variables with @property, and with an @supports rule for two
      // engines. Chrome 84 to 110 apply neither and lose all borders, shadows and transforms. Applies the
      // rule everywhere, outside the layer, which Safari before 15.4 ignores.
      root.walkAtRules("property", (rule) => rule.remove());
      root.walkAtRules("layer", (layer) => {
        if (layer.nodes) layer.replaceWith(layer.nodes);
        else layer.remove();
      });
      root.walkAtRules("supports", (rule) => {
        const setsVariables = rule.every(({ nodes }) => nodes?.every(({ prop }) => prop?.startsWith("--tw-")));
        if (setsVariables) rule.replaceWith(rule.nodes);
      });
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
