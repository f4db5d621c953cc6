import { contentRegistry } from "./content-registry";
import { type FieldPath, fieldName } from "./fields";
import type { Problem } from "./report";

/** Returns the problem of a field of content/, with its file. */
export function problem(path: FieldPath, what: string): Problem {
  const entry = contentRegistry.find(({ name }) => name === path[0]);
  return { file: entry?.file ?? "content", field: fieldName(path), what };
}
