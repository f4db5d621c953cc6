import { uniqueBy } from "../../lib/unique-by";
import { type ContentEntry, contentRegistry } from "./content-registry";
import { contrastProblems } from "./contrast";
import { copyProblems } from "./copy-policy";
import { textsOf } from "./fields";
import { fontProblems } from "./font-files";
import { linkProblems, pathProblems } from "./links";
import { referenceProblems } from "./references";
import { schemaProblems } from "./rules";

/** Returns one line for each broken rule, with file, line and field. */
export function checkContent(entries: ContentEntry[] = contentRegistry): string[] {
  const broken = schemaProblems(...entries);
  const brokenIn = (file: string) => broken.filter((line) => line.startsWith(file));
  // Addresses and texts of other modules contain the brand's name, so they would repeat its problems.
  const brandProblems = brokenIn("content/brand.ts");
  if (brandProblems.length > 0) return brandProblems;

  const theme = brokenIn("content/theme.ts").length === 0 ? [...contrastProblems(), ...fontProblems()] : [];
  // The checks of links and ids read fields that invalid content may lack.
  const links = broken.length > 0 ? [] : [...pathProblems(), ...linkProblems(entries), ...referenceProblems()];
  // A value that two fields share is reported once.
  return uniqueBy([...broken, ...links, ...copyProblems(entries), ...theme], withoutField);
}

/** Returns a line without the name of the field. */
const withoutField = (line: string) => line.replace(/ {2}\S+/, "");

/** Returns all copy in one string, for the font subsets. */
export function allContentText(): string {
  return contentRegistry.flatMap(({ value }) => textsOf(value).map(({ text }) => text)).join("\n");
}
