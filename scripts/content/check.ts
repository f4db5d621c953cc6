import { type ContentEntry, contentRegistry } from "./content-registry";
import { contrastProblems } from "./contrast";
import { textsOf } from "./fields";
import { fontProblems } from "./font-files";
import { linkProblems, pathProblems } from "./links";
import { schemaProblems } from "./rules";

/** Returns one line for each broken rule, with file, line and field. */
export function checkContent(entries: ContentEntry[] = contentRegistry): string[] {
  const broken = entries.flatMap(schemaProblems);
  const isThemeValid = !broken.some((line) => line.startsWith("content/theme.ts"));
  const theme = isThemeValid ? [...contrastProblems(), ...fontProblems()] : [];
  // The link checks read fields that invalid content may lack.
  return broken.length > 0 ? [...broken, ...theme] : [...pathProblems(), ...linkProblems(entries), ...theme];
}

/** Returns all copy in one string, for the font subsets. */
export function allContentText(): string {
  return contentRegistry.flatMap(({ value }) => textsOf(value).map(({ text }) => text)).join("\n");
}
