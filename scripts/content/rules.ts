import type { z } from "zod";
import { type Entry, fileOf } from "./entries";
import { type FieldPath, fieldName } from "./fields";
import { lineOf } from "./line-of";
import { plainWords } from "./plain-words";

/** Returns the file and line of a field. */
export function placeOf(path: FieldPath): string {
  const file = fileOf(String(path[0]));
  return `${file}:${lineOf(file, path)}`;
}

/** Returns a line of the report: where it is, and what is wrong there. */
export function problem(path: FieldPath, what: string): string {
  return `${placeOf(path)}  ${fieldName(path)} ${what}`;
}

/** Returns one line for each rule of the schema that one entry breaks. */
export function problemsOf({ name, value, schema }: Entry): string[] {
  const { error } = schema.safeParse(value, { error: plainWords, reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const { path, message } = precise(issue, []);
    return problem([name, ...path], message);
  });
}

/** Returns what is wrong inside a choice of shapes: the complaint of the shape that fits furthest in. */
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
