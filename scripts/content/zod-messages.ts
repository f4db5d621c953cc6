import { z } from "zod";

/* Names of zod's types, for people who do not program. */
const types: Record<string, string> = {
  string: "text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets",
  object: "a group in braces",
  record: "a group in braces",
};

/** Returns a message with an example, or undefined where the message of the schema or of zod is clear. */
export function zodMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === "invalid_type" || code === "invalid_union") {
    const example = exampleOf(issue.inst as z.core.$ZodType);
    if (input === undefined) return `is missing: add it, like ${example}`;
    const name = code === "invalid_type" ? `${types[issue.expected] ?? issue.expected},` : "a value";
    const isContainer = typeof input === "object" && input;
    return `must be ${name} like ${example}, and is ${isContainer ? "a list or a group" : JSON.stringify(input)}`;
  }
  if (code === "unrecognized_keys") {
    const { shape = {} } = issue.inst as { shape?: object };
    return `has “${issue.keys.join("”, “")}”, which is unknown: remove it or correct its spelling; it may have ${Object.keys(shape).join(", ")}`;
  }
  if (code === "invalid_value") {
    const values = issue.values.map((value) => JSON.stringify(value));
    if (input === undefined) return `is missing: add it, like ${values[0]}`;
    return `must be ${values.join(" or ")}, and is ${JSON.stringify(input)}`;
  }
  if (code !== "too_big" && code !== "too_small") return undefined;
  const limit = Number(code === "too_big" ? issue.maximum : issue.minimum);
  const bound = issue.exact ? "exactly" : code === "too_big" ? "at most" : "at least";
  if (typeof input === "number") return `must be ${bound} ${limit}, and is ${input}`;
  const { length } = Object(input) as { length: number };
  const change = length > limit ? `remove ${length - limit}` : `add ${limit - length}`;
  const unit = issue.origin === "string" ? "characters" : "entries";
  return `must have ${bound} ${limit} ${unit}, and has ${length}: ${change}`;
}

/** Returns a value that a schema accepts, as it is written in content/: its `example`, or a usual one of its type. */
export function exampleOf(schema: z.core.$ZodType): string {
  const { example } = z.globalRegistry.get(schema) ?? {};
  if (example !== undefined) return JSON.stringify(example);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return groupOf(def.shape);
    case "array":
      return `[${exampleOf(def.element)}]`;
    case "union":
      return exampleOf(def.options[0] as z.core.$ZodType);
    case "optional":
    case "nullable":
      return exampleOf(def.innerType);
    case "enum":
      return JSON.stringify(Object.values(def.entries)[0]);
    case "literal":
      return JSON.stringify(def.values[0]);
    case "record":
      return "{ name: … }";
    case "boolean":
      return "true";
    case "number":
      return "12";
    default:
      return '"Words"';
  }
}

/** Returns a group with its required fields, like `{ title: …, year: … }`. */
function groupOf(shape: Record<string, z.core.$ZodType>): string {
  const required = Object.keys(shape).filter((name) => shape[name]?._zod.optin !== "optional");
  return `{ ${required.map((name) => `${name}: …`).join(", ")} }`;
}
