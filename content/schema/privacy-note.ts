import { z } from "zod";
import { textUpTo, textWithPlaceholders } from "./common";

/** A sentence that starts with the name, as it is written when visits need no consent, and when they do. */
const thirdParty = z.strictObject({
  name: textUpTo(40),
  purpose: textUpTo(120),
  purposeOnceAgreed: textUpTo(120),
});

const sentenceEnd = textWithPlaceholders("purpose");

/** The words of the privacy note in the footer. lib/third-parties/privacy-note.ts selects those that apply. */
export const privacyNote = z.strictObject({
  /** The subject of the note. The next paragraph in the footer is about the app. */
  lead: textUpTo(32),
  attribution: thirdParty,
  consentTool: z.strictObject({ name: textUpTo(40), purpose: textUpTo(120) }),
  /** What follows the name of each entry of `analytics` in content/scripts.ts. */
  analytics: z.strictObject({ purpose: sentenceEnd, purposeOnceAgreed: sentenceEnd }),
  cookies: z.strictObject({
    /** With a consent tool, analytics or pixels. */
    withTools: textUpTo(60),
    withAttribution: textUpTo(60),
    withNeither: textUpTo(60),
  }),
});
export type PrivacyNoteCopy = z.infer<typeof privacyNote>;
