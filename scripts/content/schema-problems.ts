import type { z } from "zod";
import { uniqueBy } from "../../lib/unique-by";
import type { ContentEntry } from "./content-registry";
import type { FieldPath } from "./fields";
import { problem } from "./problem";
import type { Problem } from "./report";
import { zodMessage } from "./zod-messages";

/** Returns a problem for each field of an entry that breaks a rule of the schema. */
export function schemaProblems({ name, value, schema }: Pick<ContentEntry, "name" | "value" | "schema">): Problem[] {
  const { error } = schema.safeParse(value, { error: zodMessage, reportInput: true });
  const problems = (error?.issues ?? []).map((issue) => mostSpecific(issue, [name]));
  // The first problem of a field often causes the others.
  return uniqueBy(problems, ({ field }) => String(field));
}

/* What a member of a union reports about a value that another member is for. */
const isOtherMember = ["unrecognized_keys", "invalid_type"];

/** Returns the problem of an issue or, where no member of a union fits, that of the member that matches the value best. */
function mostSpecific(issue: z.core.$ZodIssue, outer: FieldPath): Problem {
  const path = [...outer, ...issue.path];
  if (issue.code !== "invalid_union") return problem(path, issue.message);
  const [deepest] = issue.errors
    .flatMap(([first]) => first ?? [])
    .filter(({ code, path }) => !isOtherMember.includes(code) && !(code === "invalid_value" && path.length === 0))
    .sort((a, b) => b.path.length - a.path.length);
  return deepest ? mostSpecific(deepest, path) : problem(path, issue.message);
}
