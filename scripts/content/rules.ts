import type { z } from "zod";
import { type ContentEntry, contentRegistry } from "./content-registry";
import { type FieldPath, fieldName } from "./fields";
import { findSourceLine } from "./find-source-line";
import { zodMessage } from "./zod-messages";

/** Returns the file and line of a field, like `content/home.ts:12`. */
export function sourceOf(path: FieldPath): string {
  const module = contentRegistry.find(({ name }) => name === path[0])?.file;
  if (!module) return "content";
  const { file, line } = findSourceLine(module, path);
  return `${file}:${line}`;
}

/** Something that an owner must correct. */
export interface Problem {
  /** The file and the line, like `content/home.ts:12`. */
  place: string;
  /** The field, like `home.hero.lead`. Files outside of content/ have none. */
  field?: string;
  /** What is wrong and what to do, as the rest of a sentence about the field. */
  what: string;
}

export function problem(path: FieldPath, what: string): Problem {
  return { place: sourceOf(path), field: fieldName(path), what };
}

/** Returns a problem as a line of the report. */
export function lineOf({ place, field, what }: Problem): string {
  return `${place}  ${field ? `${field} ` : ""}${what}`;
}

/** Returns a problem for each rule of the schema that the entries break. */
export function schemaProblems(...entries: ContentEntry[]): Problem[] {
  const issues = entries.flatMap(issuesOf);
  // A text that two fields share is reported once, with the smaller limit.
  const reported = issues.filter((issue) => !issues.some((other) => isStricter(other, issue)));
  return reported.map(({ path, message }) => problem(path, message));
}

interface Issue {
  path: FieldPath;
  message: string;
  input: unknown;
  /** The limit of a text that is too long, in characters. */
  maximum?: number;
}

function issuesOf({ name, value, schema }: ContentEntry): Issue[] {
  const { error } = schema.safeParse(value, { error: zodMessage, reportInput: true });
  return (error?.issues ?? []).map((issue) => mostSpecific(issue, [name]));
}

function isStricter(other: Issue, { input, maximum }: Issue): boolean {
  if (other.maximum === undefined || maximum === undefined) return false;
  return other.maximum < maximum && JSON.stringify(other.input) === JSON.stringify(input);
}

/* What a member of a union reports about a value that another member is for. */
const isOtherMember = ["unrecognized_keys", "invalid_type"];

/** Returns the issue of the union member that matches the value best. */
function mostSpecific(issue: z.core.$ZodIssue, outer: FieldPath): Issue {
  const path = [...outer, ...issue.path];
  const own = { path, message: issue.message, input: issue.input, maximum: maximumOf(issue) };
  if (issue.code !== "invalid_union") return own;
  const [deepest] = issue.errors
    .flatMap(([first]) => first ?? [])
    .filter(({ code, path }) => !isOtherMember.includes(code) && !(code === "invalid_value" && path.length === 0))
    .map((first) => mostSpecific(first, path))
    .sort((a, b) => b.path.length - a.path.length);
  return deepest ?? own;
}

function maximumOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === "too_big") return Number(issue.maximum);
  // `limited` in content/schema/common.ts sets it.
  if (issue.code === "custom") return issue.params?.maximum;
  return undefined;
}
