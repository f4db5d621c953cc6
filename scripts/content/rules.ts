import type { z } from "zod";
import type { Entry } from "./entries";
import { type FieldPath, fieldName } from "./fields";
import { lineOf } from "./line-of";
import { plainWords } from "./plain-words";

/** A line of the report: where it is, and what is wrong there. */
export function problem(file: string, path: FieldPath, what: string): string {
  return `${file}:${lineOf(file, path)}  ${fieldName(path)} ${what}`;
}

/** One line for each rule of the schema that one entry breaks. */
export function problemsOf({ file, name, value, schema }: Entry): string[] {
  const { error } = schema.safeParse(value, { error: plainWords, reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const { path, message } = precise(issue, []);
    return problem(file, [name, ...path], message);
  });
}

/** What is wrong inside a choice of shapes: the complaint of the shape that fits furthest in. */
function precise(issue: z.core.$ZodIssue, outer: FieldPath): { path: FieldPath; message: string } {
  const path = [...outer, ...issue.path];
  if (issue.code !== "invalid_union") return { path, message: issue.message };
  const inner = issue.errors
    .flatMap(([first]) => first ?? [])
    .filter(({ code }) => code !== "unrecognized_keys" && code !== "invalid_type")
    .map((first) => precise(first, path))
    .sort((a, b) => b.path.length - a.path.length);
  return inner[0] ?? { path, message: issue.message };
}
