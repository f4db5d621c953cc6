import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { browserslistToTargets, transform } from "lightningcss";
import postcss from "postcss";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
const targets = browserslistToTargets(browserslist);

/** The last step, after Tailwind, for engines as old as Safari 14 and Chrome 84; current ones compute the same without it. */
export default function oldEngines() {
  return {
    postcssPlugin: "old-engines",
    OnceExit(root, { result }) {
      // Tailwind sets the first values of its --tw-* variables through @property and, for two
      // engines it knows of, through a rule behind @supports. Chrome 84 to 110 get neither, and
      // lose every border, shadow and transform that is made of them: the rule is for all.
      // It stands in the one layer that Tailwind writes, which Safari before 15.4 drops.
      root.walkAtRules("property", (rule) => rule.remove());
      root.walkAtRules("layer", (layer) => {
        if (layer.nodes) layer.replaceWith(layer.nodes);
        else layer.remove();
      });
      root.walkAtRules("supports", (rule) => {
        const isVariable = ({ type, prop }) => type === "decl" && prop.startsWith("--tw-");
        const setsVariables = rule.every(
          ({ type, nodes }) => type === "rule" && nodes.every(isVariable),
        );
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
