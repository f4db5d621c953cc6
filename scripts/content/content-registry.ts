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

const kebabCase = (name: string) => name.replace(/[A-Z]/g, "-$&").toLowerCase();

/** All exports of content/ that have a schema of the same name in content/schema. */
export const contentRegistry: ContentEntry[] = Object.entries(modules).flatMap(([module, values]) =>
  Object.entries(values).flatMap(([name, value]) => {
    const schema = Reflect.get(schemas, name) as z.ZodType | undefined;
    return schema ? { file: `content/${kebabCase(module)}.ts`, name, value, schema } : [];
  }),
);
