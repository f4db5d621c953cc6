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

/** Returns a line of the report. */
export function problem(path: FieldPath, message: string): string {
  return `${sourceOf(path)}  ${fieldName(path)} ${message}`;
}

/** Returns one line for each rule of the schema that an entry breaks. */
export function schemaProblems({ name, value, schema }: ContentEntry): string[] {
  const { error } = schema.safeParse(value, { error: zodMessage, reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const { path, message } = mostSpecific(issue, []);
    return problem([name, ...path], message);
  });
}

type Issue = { path: FieldPath; message: string };

/* What a member of a union reports about a value that another member is for. */
const isOtherMember = ["unrecognized_keys", "invalid_type"];

/** Returns the issue of the union member that matches the value best. */
function mostSpecific(issue: z.core.$ZodIssue, outer: FieldPath): Issue {
  const path = [...outer, ...issue.path];
  if (issue.code !== "invalid_union") return { path, message: issue.message };
  const [deepest] = issue.errors
    .flatMap(([first]) => first ?? [])
    .filter(({ code, path }) => !isOtherMember.includes(code) && !(code === "invalid_value" && path.length === 0))
    .map((first) => mostSpecific(first, path))
    .sort((a, b) => b.path.length - a.path.length);
  return deepest ?? { path, message: issue.message };
}
