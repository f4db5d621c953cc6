import { type ContentEntry, contentRegistry } from "./content-registry";
import { contrastProblems } from "./contrast";
import { copyProblems, requiredPhraseProblems } from "./copy-policy";
import { textsOf } from "./fields";
import { fontProblems } from "./font-files";
import { ingredientProblems } from "./ingredient-names";
import { linkProblems } from "./links";
import { pathProblems } from "./page-addresses";
import { drawingProblems, motifProblems, pictureProblems } from "./picture-files";
import { referenceProblems } from "./references";
import type { Problem } from "./report";
import { schemaProblems } from "./schema-problems";
import { unfilledProblems } from "./unfilled";

/** Returns a problem for each rule that the content breaks. */
export function checkContent(entries: ContentEntry[] = contentRegistry): Problem[] {
  const broken = entries.flatMap(schemaProblems);
  const brokenIn = (name: string) => broken.filter(({ file }) => file === `content/${name}.ts`);
  // Addresses and texts of other modules contain the brand's name, so they would repeat its problems.
  if (brokenIn("brand").length > 0) return brokenIn("brand");

  const theme = brokenIn("theme").length === 0 ? [...contrastProblems(), ...fontProblems()] : [];
  // These checks read fields that invalid content may not have.
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
  return [...broken, ...others, ...unfilledProblems(entries), ...copyProblems(entries), ...theme];
}

/** Returns a problem for each picture that is missing or unsuitable. */
export async function checkPictures(): Promise<Problem[]> {
  const pictures = await pictureProblems();
  return [...pictures, ...(await drawingProblems("art", pictures)), ...motifProblems()];
}

/** Returns all copy in one string, for the font subsets. */
export function allContentText(): string {
  return contentRegistry.flatMap(({ value }) => textsOf(value).map(({ text }) => text)).join("\n");
}
