import type { z } from "zod";

/* Names and examples of zod's types, for people who do not program. */
const types: Record<string, [name: string, example: string]> = {
  string: ["text in quotes", '"These words"'],
  number: ["a number without quotes", "12"],
  int: ["a whole number without quotes", "12"],
  boolean: ["true or false without quotes", "false"],
  array: ["a list in square brackets", '["one", "two"]'],
  object: ["a group in braces", '{ title: "These words" }'],
};

/** Returns a message with an example, or undefined where zod's message is clear. */
export function zodMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === "invalid_type") {
    const [name, example] = types[issue.expected] ?? [issue.expected, "its neighbors"];
    if (input === undefined) return `is missing: add it, like ${example}`;
    const isContainer = typeof input === "object" && input;
    return `must be ${name}, like ${example}, and is ${isContainer ? "a list or a group" : JSON.stringify(input)}`;
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
