/* The specification's own name for an audience. */
const allowed = "Clean-Beauty Fans";

const forbidden = /\b(safe|toxic|clean|dirty|chemical-free|prevents|protects|doctor-approved)\b/gi;

/** The words in a text that the art direction keeps from the page. */
export function forbiddenWordsIn(text: string): string[] {
  return text.replaceAll(allowed, "").match(forbidden) ?? [];
}
