import { contrastProblems } from "./contrast";
import { type Entry, entries } from "./entries";
import { textsOf } from "./fields";
import { fontProblems } from "./font-files";
import { addressProblems, linkProblems } from "./links";
import { problemsOf } from "./rules";

/** Returns one line for each rule that the content breaks, with file, line and field; none when all is well. */
export function checkContent(among: Entry[] = entries): string[] {
  const broken = among.flatMap(problemsOf);
  const isThemeRight = !broken.some((line) => line.startsWith("content/theme.ts"));
  const looks = isThemeRight ? [...contrastProblems(), ...fontProblems()] : [];
  // What follows reads fields that must first be there.
  if (broken.length > 0) return [...broken, ...looks];
  return [...addressProblems(), ...linkProblems(among), ...looks];
}

/** Returns all copy as one string: what the fonts must be able to set. */
export function allContentText(): string {
  return entries.flatMap(({ value }) => textsOf(value).map(({ text }) => text)).join("\n");
}
