import { z } from "zod";

/**
 * Returns a value that a schema accepts, as it is written in content/: its `example`, or one of its type. Undefined if there
 * is no short one.
 */
export function exampleOf(schema: z.core.$ZodType): string | undefined {
  const { example } = z.globalRegistry.get(schema) ?? {};
  if (example !== undefined) return JSON.stringify(example);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return accepted(schema, ["These words", "Words"]);
    case "number":
      return accepted(schema, numbersFor(schema));
    case "boolean":
      return "false";
    case "literal":
      return JSON.stringify(def.values[0]);
    case "enum":
      return JSON.stringify(Object.values(def.entries)[0]);
    case "array": {
      const entry = exampleOf(def.element);
      return entry && `[${entry}]`;
    }
    case "object":
      return groupOf(def.shape);
    case "union":
      return def.options[0] && exampleOf(def.options[0]);
    case "record":
      return "{ name: … }";
    case "optional":
    case "nullable":
      return exampleOf(def.innerType);
    default:
      return undefined;
  }
}

function accepted(schema: z.core.$ZodType, values: unknown[]): string | undefined {
  const example = values.find((value) => z.safeParse(schema, value).success);
  return example === undefined ? undefined : JSON.stringify(example);
}

/** Returns a group with its required fields, like `{ title: …, year: … }`. */
function groupOf(shape: Record<string, z.core.$ZodType>): string {
  const required = Object.keys(shape).filter((name) => shape[name]?._zod.optin !== "optional");
  const fields = required.map((name) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: …`);
  return `{ ${fields.join(", ")} }`;
}

function numbersFor(schema: z.core.$ZodType): number[] {
  const { checks = [] } = schema._zod.def;
  const boundOf = (rule: string) =>
    checks.flatMap((check) => {
      const { check: name, value } = check._zod.def as { check: string; value?: number };
      return name === rule ? Number(value) : [];
    })[0];
  const minimum = boundOf("greater_than") ?? 0;
  const maximum = boundOf("less_than") ?? 12;
  return [12, maximum, minimum, (minimum + maximum) / 2];
}
