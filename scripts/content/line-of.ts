import { readFileSync } from "node:fs";
import { type ParseResult, parse } from "@babel/parser";
import type { FieldPath } from "./fields";

type Program = ParseResult["program"];
type Node = NonNullable<
  Extract<Program["body"][number], { type: "ExpressionStatement" }>["expression"]
>;

/**
 * The line of `file` where a field is written: of its value, or of the nearest thing around it that
 * can be seen without running the module. 1 when not even the export is found.
 */
export function lineOf(file: string, path: FieldPath): number {
  const { program } = parse(readFileSync(file, "utf8"), {
    sourceType: "module",
    plugins: ["typescript"],
    errorRecovery: true,
  });
  const [name, ...keys] = path;
  let node = declared(program, String(name));
  let line = node?.loc?.start.line ?? 1;
  for (const key of keys) {
    node = node && child(plain(program, node), key, program);
    if (!node) break;
    line = node.loc?.start.line ?? line;
  }
  return line;
}

/** What a module's constant is set to. */
function declared(program: Program, name: string): Node | undefined {
  for (const statement of program.body) {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && id.name === name) return init ?? undefined;
  }
  return undefined;
}

/** A value without its type annotations; a constant's name as the constant's value. */
function plain(program: Program, node: Node): Node {
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return plain(program, node.expression);
  if (node.type !== "Identifier") return node;
  const value = declared(program, node.name);
  return value ? plain(program, value) : node;
}

function child(node: Node, key: PropertyKey, program: Program): Node | undefined {
  if (node.type === "ArrayExpression") {
    const element = node.elements[Number(key)];
    return element && element.type !== "SpreadElement" ? element : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  for (const property of node.properties) {
    if (property.type === "ObjectProperty" && keyOf(property.key) === String(key))
      return property.value as Node;
    if (property.type === "SpreadElement") {
      const inherited = child(plain(program, property.argument as Node), key, program);
      if (inherited) return inherited;
    }
  }
  return undefined;
}

function keyOf(key: { type: string; name?: unknown; value?: unknown }): string {
  return String(key.type === "Identifier" ? key.name : key.value);
}
