import { copyPolicy } from "../../content/copy-policy";
import { type ContentEntry, contentByName } from "./content-registry";
import { copyIn, findField, wordsIn } from "./fields";
import { problem } from "./problem";
import type { Problem } from "./report";

/* Fields that no visitor reads. */
const notCopy = /^(id|src|href|path|color|shape|product|preference)$/;

/* NFKC turns a no-break space into a space, and a no-break hyphen into U+2010. */
const lettersOf = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll("’", "'").replaceAll("\u2010", "-");

/** Returns whether a text has a phrase. Capitals, and the forms of spaces, hyphens and apostrophes, make no difference. */
export const hasPhrase = (text: string, phrase: string) => lettersOf(text).includes(lettersOf(phrase));

/* Characters with a meaning in a regular expression, such as the plus of “A+”. */
const special = /[$()*+.?[\\\]^{|}/]/g;

/** Returns the words of a text that content/copy-policy.ts forbids, each with its reason. */
export function forbiddenWords(text: string): { word: string; reason: string }[] {
  const { forbidden, allowed } = copyPolicy;
  const remaining = allowed.reduce((rest, { phrase }) => rest.replaceAll(phrase, ""), text);
  return forbidden.filter(({ word }) => {
    const pattern = lettersOf(word).replace(special, "\\$&");
    return RegExp(`(?<![\\p{L}\\p{N}_-])${pattern}(?![\\p{L}\\p{N}_])`, "u").test(lettersOf(remaining));
  });
}

/** Returns a problem for each forbidden word in the copy. */
export function copyProblems(entries: Pick<ContentEntry, "name" | "value">[]): Problem[] {
  return entries.flatMap(({ name, value }) => {
    if (name === "copyPolicy") return [];
    return copyIn(value).flatMap(({ path, text }) => {
      if (path.some((key) => notCopy.test(String(key)))) return [];
      return forbiddenWords(text).map(({ word, reason }) =>
        problem(
          [name, ...path],
          `must not use “${word}”, because ${reason}: choose another word, or allow the phrase in content/copy-policy.ts`,
        ),
      );
    });
  });
}

/** Returns a problem for each phrase that content/copy-policy.ts requires and its field does not have. */
export function requiredPhraseProblems(entries: Pick<ContentEntry, "name" | "value">[]): Problem[] {
  const changed = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const content = { ...contentByName, ...changed };
  return copyPolicy.required.flatMap(({ field, phrase, reason, example }, index) => {
    const found = findField(field, content);
    if (!found) {
      const what = `is ${field}, which does not exist: correct it, or remove the phrase`;
      return problem(["copyPolicy", "required", index, "field"], what);
    }
    if (hasPhrase(wordsIn(found.value), phrase)) return [];
    const what = `must have the words “${phrase}” (content/copy-policy.ts), because ${reason}: write them, like “${example}”`;
    return problem(found.path, what);
  });
}
