import { z } from "zod";
import { exactText, futureYearError, httpsUrl, text, textUpTo, thisYear } from "./common";

export const brand = z.strictObject({
  /** ASCII only: the name becomes a URL, and Next cannot export other characters. */
  name: exactText
    .max(24)
    .regex(
      /^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/,
      "must be letters, digits and single spaces, like Lumen Label: it becomes an address",
    )
    .meta({ example: "Lumen Label" }),
  formerName: textUpTo(24).optional(),
  siteUrl: httpsUrl.refine(
    (url) => /^https:\/\/[^/]+(\/[\w.~-]+)*$/.test(url),
    "must have no final slash and no query, like https://example.com or https://user.github.io/site",
  ),
  /** The language of the copy, as in HTML's `lang` attribute. */
  language: exactText
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, "must be a language, with its country or without, like en-GB")
    .meta({ example: "en-GB" }),
  /** Describes the mascot, for alt text. */
  mascot: text,
  email: exactText
    .refine((value) => z.email().safeParse(value).success, "must be an e-mail address, like hello@example.com")
    .meta({ example: "hello@example.com" }),
  copyrightYear: z
    .int()
    .min(2020)
    .max(thisYear + 1, futureYearError)
    .meta({ example: thisYear }),
});
export type Brand = z.infer<typeof brand>;
