import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { z } from "zod";
import * as schema from "../../content/schema";

/** A piece of content: the module it stands in, the name it is exported by, and what it may be. */
export interface Entry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

const rules = schema as unknown as Record<string, z.ZodType | undefined>;
const require = createRequire(path.resolve("content/any.ts"));

/** All content: of each module in content/ what it exports under a name that schema.ts knows. */
export const entries: Entry[] = readdirSync("content")
  .filter((module) => module.endsWith(".ts") && module !== "schema.ts")
  .sort()
  .flatMap((module) =>
    Object.entries(require(`./${module}`)).flatMap(([name, value]) => {
      const schema = rules[name];
      return schema ? { file: `content/${module}`, name, value, schema } : [];
    }),
  );

/** Returns the file that exports a piece of content. */
export const fileOf = (name: string) =>
  entries.find((entry) => entry.name === name)?.file ?? "content";
