import { uniqueBy } from "../../content/schema/unique-by";
import { type ContentEntry, contentRegistry } from "./content-registry";
import { contrastProblems } from "./contrast";
import { copyProblems, requiredPhraseProblems } from "./copy-policy";
import { textsOf } from "./fields";
import { fontProblems } from "./font-files";
import { ingredientProblems } from "./ingredient-names";
import { linkProblems } from "./links";
import { pathProblems } from "./page-addresses";
import { referenceProblems } from "./references";
import { type Problem, schemaProblems } from "./rules";

/** Returns a problem for each broken rule. */
export function checkContent(entries: ContentEntry[] = contentRegistry): Problem[] {
  const broken = schemaProblems(...entries);
  const brokenIn = (file: string) => broken.filter(({ place }) => place.startsWith(`${file}:`));
  // Addresses and texts of other modules contain the brand's name, so they would repeat its problems.
  const brandProblems = brokenIn("content/brand.ts");
  if (brandProblems.length > 0) return brandProblems;

  const theme = brokenIn("content/theme.ts").length === 0 ? [...contrastProblems(), ...fontProblems()] : [];
  // These checks read fields that invalid content may lack.
  const others =
    broken.length > 0
      ? []
      : [
          ...pathProblems(),
          ...linkProblems(entries),
          ...referenceProblems(),
          ...ingredientProblems(),
          ...requiredPhraseProblems(entries),
        ];
  // A value that two fields share is reported once.
  return uniqueBy([...broken, ...others, ...copyProblems(entries), ...theme], ({ place, what }) => place + what);
}

/** Returns all copy in one string, for the font subsets. */
export function allContentText(): string {
  return contentRegistry.flatMap(({ value }) => textsOf(value).map(({ text }) => text)).join("\n");
}
