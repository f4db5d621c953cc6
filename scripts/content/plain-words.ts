import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/* What zod expects, in an owner's words, and how such a thing looks. */
const kinds: Record<string, [kind: string, like: string]> = {
  string: ["text in quotes", '"These words"'],
  number: ["a number without quotes", "12"],
  int: ["a whole number without quotes", "12"],
  boolean: ["true or false without quotes", "false"],
  array: ["a list in square brackets", '["one", "two"]'],
  object: ["a group in braces", '{ title: "These words" }'],
};

/** Returns what is wrong, in words for somebody who does not program, with an example of right. */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type": {
      const [kind, like] = kinds[issue.expected] ?? [issue.expected, "its neighbours"];
      return issue.input === undefined
        ? `is missing: add it, like ${like}`
        : `must be ${kind}, like ${like}, and is ${shown(issue.input)}`;
    }
    case "too_big":
    case "too_small":
      return wrongSize(issue);
    case "invalid_value":
      return `must be one of ${issue.values.map(shown).join(", ")}, and is ${shown(issue.input)}`;
    case "unrecognized_keys": {
      const { shape = {} } = issue.inst as { shape?: object };
      return `has “${issue.keys.join("”, “")}”, which nothing reads: take it out or mend its spelling; it may have ${Object.keys(shape).join(", ")}`;
    }
    default:
      return issue.message ?? "is not what the site expects";
  }
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value ? "a group" : String(JSON.stringify(value));
}

function wrongSize(issue: Extract<Issue, { code: "too_big" | "too_small" }>): string {
  const { origin, exact, input } = issue;
  const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  const bound = issue.code === "too_big" ? "at most" : "at least";
  const has =
    typeof input === "string" ? input.trim().length : Number(Object(input).length ?? input);
  const cure = has > limit ? `take ${has - limit} away` : `add ${limit - has}`;
  if (origin === "string")
    return `is ${has} characters long, and ${bound === "at most" ? `${limit} fit` : `needs ${limit}`}: ${cure}`;
  if (origin === "array")
    return `must have ${exact ? "exactly" : bound} ${limit} entries, and has ${has}: ${cure}`;
  return `must be ${bound} ${limit}, like ${limit}, and is ${has}`;
}
