import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import * as modules from "../../content";
import * as schemas from "../../content/schema";
import { missingExport } from "./missing-export";

/** An export of a content module, with its schema. */
export interface ContentEntry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

/** Exports of content/schema that validate a part of an export. */
const parts = ["flagName", "lastChange", "pagePath"];

const kebabCase = (name: string) => name.replace(/[A-Z]/g, "-$&").toLowerCase();

/**
 * Returns the exports of content modules that have a schema of the same name. A module may also export what it is made of.
 * Throws when a module has no such export, or a schema has no content: the checks would skip it without a word.
 */
export function pairContent(
  contentModules: Record<string, Record<string, unknown>>,
  allSchemas: Record<string, unknown>,
): ContentEntry[] {
  const entries = Object.entries(contentModules).flatMap(([module, values]) => {
    const file = `content/${kebabCase(module)}.ts`;
    return Object.entries(values).flatMap(([name, value]) => {
      const schema = allSchemas[name] as z.ZodType | undefined;
      return schema ? [{ file, name, value, schema }] : [];
    });
  });

  const names = new Set([...parts, ...entries.map(({ name }) => name)]);
  const unpaired = Object.keys(allSchemas).find((name) => !names.has(name));
  if (unpaired) {
    const module = Object.keys(contentModules).find((module) => hasSchema(module, unpaired));
    if (module) throw new Error(missingExport(`content/${kebabCase(module)}.ts`, unpaired));
    throw new Error(
      `content/schema has “${unpaired}”, but no module in content/index.ts exports that name: write the module and add it there, like export * as ${unpaired} from "./${kebabCase(unpaired)}"`,
    );
  }
  const files = Object.keys(contentModules).map((module) => `content/${kebabCase(module)}.ts`);
  const without = files.find((file) => !entries.some((entry) => entry.file === file));
  if (without) {
    const schema = without.replace("content/", "content/schema/");
    const name = path.basename(without, ".ts");
    throw new Error(
      `content/schema/index.ts has no schema for an export of ${without}: write one of the same name in ${schema}, and add export * from "./${name}" to content/schema/index.ts`,
    );
  }
  return entries;
}

/** Returns whether the schema of a name is in the file for a module. */
function hasSchema(module: string, name: string): boolean {
  const file = `content/schema/${kebabCase(module)}.ts`;
  return existsSync(file) && readFileSync(file, "utf8").includes(`export const ${name} =`);
}

/** All exports of content/ that have a schema. */
export const contentRegistry = pairContent(modules, schemas);
