import type { z } from "zod";

/** What is wrong, in words for somebody who does not program, with an example of right. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `is missing: add it, ${likeness(issue.expected)}`
        : `must be ${kinds[issue.expected] ?? issue.expected}, ${likeness(issue.expected)}, and is ${shown(issue.input)}`;
    case "too_big":
      return tooMany(issue.origin, Number(issue.maximum), issue.exact, issue.input);
    case "too_small":
      return tooFew(issue.origin, Number(issue.minimum), issue.exact, issue.input);
    case "invalid_value":
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}, and is ${shown(issue.input)}`;
    case "unrecognized_keys":
      return `has ${issue.keys.map((key) => `“${key}”`).join(", ")}, which nothing reads: take it out or mend its spelling; it may have ${knownKeys(issue.inst)}`;
    default:
      return issue.message ?? "is not what the site expects";
  }
}

const kinds: Record<string, string> = {
  string: "text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets",
  object: "a group in braces",
};
const likenesses: Record<string, string> = {
  string: 'like "These words"',
  number: "like 12",
  int: "like 12",
  boolean: "like false",
  array: 'like ["one", "two"]',
  object: 'like { title: "These words" }',
};
const likeness = (expected: string) => likenesses[expected] ?? "as its neighbours have it";

function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group";
  return JSON.stringify(value) ?? String(value);
}

const length = (input: unknown) =>
  typeof input === "string"
    ? input.trim().length
    : Array.isArray(input)
      ? input.length
      : Number(input);

function tooMany(origin: string, maximum: number, isExact = false, input: unknown): string {
  const has = length(input);
  if (origin === "string")
    return `is ${has} characters long, and ${maximum} fit: take ${has - maximum} away`;
  if (origin === "array")
    return `must have ${isExact ? "exactly" : "at most"} ${maximum} entries, and has ${has}: take ${has - maximum} away`;
  return `must be at most ${maximum}, like ${maximum}, and is ${has}`;
}

function tooFew(origin: string, minimum: number, isExact = false, input: unknown): string {
  const has = length(input);
  if (origin === "string")
    return `is ${has} characters long, and needs ${minimum}: add ${minimum - has}`;
  if (origin === "array")
    return `must have ${isExact ? "exactly" : "at least"} ${minimum} entries, and has ${has}: add ${minimum - has}`;
  return `must be at least ${minimum}, like ${minimum}, and is ${has}`;
}

function knownKeys(schema: unknown): string {
  const { shape } = (schema as { shape?: object } | undefined) ?? {};
  return shape ? Object.keys(shape).join(", ") : "what its neighbours have";
}
