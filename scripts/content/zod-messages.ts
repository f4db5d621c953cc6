import type { z } from "zod";
import { exampleOf } from "./examples";

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

/** Returns a message with an example, or undefined where zod's message is clear. */
export function zodMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === "invalid_type" || code === "invalid_union") {
    const example = exampleOf(issue.inst as z.core.$ZodType) ?? "its neighbors";
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
  if (code !== "too_big" && code !== "too_small") return issue.message;
  const limit = Number(code === "too_big" ? issue.maximum : issue.minimum);
  const bound = issue.exact ? "exactly" : code === "too_big" ? "at most" : "at least";
  const length = typeof input === "string" ? input.trim().length : Object(input).length;
  if (length === undefined) return `must be ${bound} ${limit}, and is ${input}`;
  const change = length > limit ? `remove ${length - limit}` : `add ${limit - length}`;
  const unit = issue.origin === "string" ? "characters" : "entries";
  return `must have ${bound} ${limit} ${unit}, and has ${length}: ${change}`;
}
