import { readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { isExpression, type JSXElement, type JSXFragment, type Node, traverseFast } from "@babel/types";
import { filesIn } from "@/scripts/build/files";

/*
 * A page translator replaces text nodes. React then fails when it removes such a node, or inserts an element before it:
 * https://github.com/facebook/react/issues/11538. Text that React changes therefore has an element to itself.
 */

type Child = JSXElement["children"][number];

const isBareText = (child: Child) => child.type === "JSXText" && /\w/.test(child.value);

/** Returns the values that an expression may have. */
function branchesOf(node: Node): Node[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(branchesOf);
  if (node.type === "LogicalExpression") return branchesOf(node.right);
  return [node];
}

/* A separator does not come and go. */
const isText = (node: Node) =>
  node.type === "TemplateLiteral" || (node.type === "StringLiteral" && /\w/.test(node.value));
const isElement = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";

/** Returns the lines with text that comes and goes beside siblings, or before which an element comes and goes. */
function unsafeLines(source: string): number[] {
  const lines: number[] = [];
  const checkChildren = ({ children }: JSXElement | JSXFragment) => {
    const content = children.filter((child) => child.type !== "JSXText" || /\S/.test(child.value));
    if (content.length < 2) return;
    for (const [index, child] of content.entries()) {
      if (child.type !== "JSXExpressionContainer" || !isExpression(child.expression)) continue;
      const branches = branchesOf(child.expression);
      if (branches[0] === child.expression) continue;
      const next = content[index + 1];
      if (branches.some(isText) || (branches.some(isElement) && next && isBareText(next)))
        lines.push(child.loc?.start.line ?? 0);
    }
  };
  traverseFast(parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] }), (node) => {
    if (node.type === "JSXElement" || node.type === "JSXFragment") checkChildren(node);
  });
  return lines;
}

it.each([
  ["<p>{isOpen && `words`}<b /></p>", [1]],
  ["<p>{isOpen ? 'open' : 'closed'} now</p>", [1]],
  ["<p>{isOpen && <b />} words</p>", [1]],
  ["<p><span>{isOpen ? 'open' : 'closed'}</span> now</p>", []],
  ["<p>{isOpen && <b />}<i /></p>", []],
])("recognizes text that a translator breaks in %s", (source, lines) => {
  expect(unsafeLines(`const view = ${source};`)).toEqual(lines);
});

const client = ["app", "components"]
  .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith(".tsx"));

it.each(client)("%s has no text that a translator breaks", (file) => {
  expect(unsafeLines(readFileSync(file, "utf8"))).toEqual([]);
});
