import type { z } from "zod";
import * as modules from "../../content";
import * as schemas from "../../content/schema";

/** An export of a content module, with its schema. */
export interface ContentEntry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

const schemaOf = schemas as Record<string, unknown> as Record<string, z.ZodType>;

const kebabCase = (name: string) => name.replace(/[A-Z]/g, "-$&").toLowerCase();

/** All exports of content/ that have a schema of the same name. A module may also export its parts. */
export const contentRegistry: ContentEntry[] = Object.entries(modules).flatMap(([module, values]) =>
  Object.entries(values).flatMap(([name, value]) => {
    const schema = schemaOf[name];
    return schema ? [{ file: `content/${kebabCase(module)}.ts`, name, value, schema }] : [];
  }),
);

/** All content by name. */
export const contentByName: Record<string, unknown> = Object.fromEntries(
  contentRegistry.map(({ name, value }) => [name, value]),
);

const unchecked = Object.keys(schemaOf).find((name) => !(name in contentByName));
if (unchecked)
  throw new Error(
    `content/schema has “${unchecked}”, and no module in content/index.ts exports that name: export const ${unchecked} = … in one of them, or correct the name`,
  );
