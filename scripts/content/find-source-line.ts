import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import type { Node } from "@babel/types";
import type { FieldPath } from "./fields";

/** A value in a source file. */
interface Place {
  file: string;
  node: Node;
}

interface Module {
  constants: Map<PropertyKey, Node>;
  /** Imported names, with the file and the name there. A namespace, such as `* as sources`, has no name. */
  imports: Map<PropertyKey, { file: string; name?: string }>;
}

/**
 * Returns the file and the line of a field's value, or of its closest parent field. Follows names into other modules of
 * content/: the line has the words, not the name.
 */
export function findSourceLine(file: string, [name, ...keys]: FieldPath): { file: string; line: number } {
  let place = name === undefined ? undefined : constantIn(file, name);
  for (const key of keys) {
    const child = place && childOf(place, key);
    if (!child) break;
    place = child;
  }
  place = place && (resolve(place) ?? place);
  return { file: place?.file ?? file, line: place?.node.loc?.start.line ?? 1 };
}

function constantIn(file: string, name: PropertyKey): Place | undefined {
  const { constants, imports } = moduleOf(file);
  const node = constants.get(name);
  if (node) return { file, node };
  const imported = imports.get(name);
  return imported?.name === undefined ? undefined : constantIn(imported.file, imported.name);
}

/** Returns the value that a name or a member expression, like `founder.portrait`, refers to. */
function resolve({ file, node }: Place): Place | undefined {
  if (node.type === "Identifier") {
    const place = constantIn(file, node.name);
    return place && resolve(place);
  }
  if (node.type === "MemberExpression" && node.property.type === "Identifier") {
    const { object, property } = node;
    const module = object.type === "Identifier" ? moduleOf(file).imports.get(object.name) : undefined;
    if (module && module.name === undefined) {
      const place = constantIn(module.file, property.name);
      return place && resolve(place);
    }
    return childOf({ file, node: object }, property.name);
  }
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return resolve({ file, node: node.expression });
  return { file, node };
}

function childOf(place: Place, key: PropertyKey): Place | undefined {
  const parent = resolve(place);
  if (!parent) return undefined;
  const { file, node } = parent;
  if (node.type === "ArrayExpression") {
    const entry = node.elements[Number(key)];
    return entry ? (resolve({ file, node: entry }) ?? { file, node: entry }) : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  // The last one of a name counts.
  for (const property of [...node.properties].reverse()) {
    if (property.type === "SpreadElement") {
      const inherited = childOf({ file, node: property.argument }, key);
      if (inherited) return inherited;
    } else if (property.type === "ObjectProperty" && nameOf(property.key) === key)
      return { file, node: property.value };
  }
}

function nameOf(key: Node): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "StringLiteral" ? key.value : undefined;
}

const parsed = new Map<string, Module>();

function moduleOf(file: string): Module {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = parsed.get(key);
  if (known) return known;
  const module: Module = { constants: new Map(), imports: new Map() };
  parsed.set(key, module);
  const { program } = parse(readFileSync(file, "utf8"), { sourceType: "module", plugins: ["typescript"] });
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      const source = path.posix.join(path.posix.dirname(file), `${statement.source.value}.ts`);
      if (!existsSync(source)) continue;
      for (const specifier of statement.specifiers) {
        const name = specifier.type === "ImportSpecifier" ? { name: nameOf(specifier.imported) ?? "" } : {};
        module.imports.set(specifier.local.name, { file: source, ...name });
      }
    }
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "VariableDeclaration")
      for (const { id, init } of declaration.declarations)
        if (id.type === "Identifier" && init) module.constants.set(id.name, init);
  }
  return module;
}
