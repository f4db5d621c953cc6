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

/** Returns a duration as text: in seconds, in minutes from 90 seconds up, or in hours from 90 minutes up. */
export function durationText(language: string, { seconds, minutes, hours }: PuzzleCopy, ms: number): string {
  const count = Math.max(1, Math.round(ms / 1000));
  if (count < 90) return formatCount(language, seconds, count);
  if (count < 90 * 60) return formatCount(language, minutes, Math.round(count / 60));
  return formatCount(language, hours, Math.round(count / 3600));
}

/** Returns the longest duration under 100 hours, as text. */
export function longestDuration({ seconds, minutes, hours }: PuzzleCopy): string {
  const forms = [seconds, minutes, hours].flatMap((unit) => Object.values(unit));
  const longest = forms.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
  // No two digits are wider.
  return longest.replace("{count}", "88");
}
