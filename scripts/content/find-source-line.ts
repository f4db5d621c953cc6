import { readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import type { Node } from "@babel/types";
import type { FieldPath } from "./fields";

/** Returns the line number of a field in `file`, or of its closest parent field. Returns 1 if there is none. */
export function findSourceLine(file: string, [name, ...keys]: FieldPath): number {
  const source = readFileSync(file, "utf8");
  const { program } = parse(source, { sourceType: "module", plugins: ["typescript"] });
  const constants = new Map<PropertyKey, Node>();
  for (const statement of program.body) {
    const isExport = statement.type === "ExportNamedDeclaration";
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type === "VariableDeclaration")
      for (const { id, init } of declaration.declarations)
        if (id.type === "Identifier" && init) constants.set(id.name, init);
  }

  function findChild(value: Node | undefined, key: PropertyKey): Node | undefined {
    if (value?.type === "Identifier") return findChild(constants.get(value.name), key);
    if (value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression")
      return findChild(value.expression, key);
    if (value?.type === "ArrayExpression") return value.elements[Number(key)] ?? undefined;
    if (value?.type !== "ObjectExpression") return undefined;
    for (const property of value.properties) {
      if (property.type === "SpreadElement") {
        const inherited = findChild(property.argument, key);
        if (inherited) return inherited;
      } else if (property.type === "ObjectProperty" && nameOf(property.key) === key) return property.value;
    }
  }

  let field = name === undefined ? undefined : constants.get(name);
  for (const key of keys) {
    const child = findChild(field, key);
    if (!child) break;
    field = child;
  }
  return field?.loc?.start.line ?? 1;
}

function nameOf(key: Node) {
  if (key.type === "Identifier") return key.name;
  return key.type === "StringLiteral" ? key.value : undefined;
}
