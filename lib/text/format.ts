import type { PluralForms, PuzzleCopy } from "@/content/schema";

/* `language` is a tag, as in HTML's `lang` attribute. */

/** Returns a rating with one decimal, as a language writes it: "4.8" or "4,8". */
export function formatScore(language: string, score: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);
}

/** Returns the form of a text for a number, with the number in place of `{count}`: "1 second" or "2 seconds". */
function formatCount(language: string, forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace("{count}", String(count));
}

/** Returns a duration as text: in seconds, or in minutes from 90 seconds up. */
export function durationText(language: string, { seconds, minutes }: PuzzleCopy, ms: number): string {
  const count = Math.max(1, Math.round(ms / 1000));
  return count < 90 ? formatCount(language, seconds, count) : formatCount(language, minutes, Math.round(count / 60));
}

/** Returns the longest durations under 100 minutes as texts: one in seconds, one in minutes. */
export function longestDurations({ seconds, minutes }: PuzzleCopy): string[] {
  // No two digits are wider.
  return [seconds, minutes].map((forms) => longest(Object.values(forms)).replace("{count}", "88"));
}

function longest(texts: string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}
