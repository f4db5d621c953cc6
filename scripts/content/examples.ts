import { z } from "zod";

/* The second is for descriptions, which have at least 50 characters. */
const texts = ["These words", "These words describe what a visitor finds on this page."];

/** Returns a value that a schema accepts, as it is written in content/. Undefined if there is no short one. */
export function exampleOf(schema: z.core.$ZodType): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return accepted(schema, [...texts, ...examplesInMessages(schema), "Words"]);
    case "number":
      return accepted(schema, [...numbersFor(schema), ...examplesInMessages(schema).map(Number)]);
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

/** Returns what the messages of a schema's rules show, like `how-to-use` in "must be …, like how-to-use". */
function examplesInMessages(schema: z.core.$ZodType): string[] {
  const { checks = [], error } = schema._zod.def;
  const errors = [error, ...checks.map((check) => check._zod.def.error)] as (z.core.$ZodErrorMap | undefined)[];
  return errors.flatMap((messageOf) => {
    const message = messageOf?.({ code: "custom", input: "", path: [] });
    const [, shown] =
      /(?:like|contain) (.+)$/.exec(typeof message === "string" ? message : (message?.message ?? "")) ?? [];
    // What follows an example: a second one, a reason or a remark.
    return shown ? [shown.replace(/(:| or | \(|, ).*$/, ""), shown] : [];
  });
}
