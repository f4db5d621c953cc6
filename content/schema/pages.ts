import { z } from "zod";
import { hasCardLetters } from "./card-letters";
import { drawing, formatError, heading, seoDescription, seoTitle, text, textUpTo } from "./common";
import { plainText } from "./plain-text";
import { repeatsBy } from "./unique-by";

/* Files that the export has there: the home page, the 404 page, and folders of pictures. */
const reservedPath = /^\/(index|404|assets|cards|lovable-uploads)$/;

/** The URL without the domain. */
export const pagePath = z
  .string()
  .regex(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/, "must be /, or / and lowercase letters, digits and hyphens, like /about-us")
  .refine((path) => !reservedPath.test(path), {
    error: ({ input }) => `must not be ${input}, where the export has other files: choose another, like /about-us`,
  })
  .meta({ example: "/about-us" });

/** The date of the last change to the copy, for the sitemap. */
export const lastChange = z.iso
  .date({ error: formatError("must be a day, YYYY-MM-DD, like 2026-05-14") })
  // Time zones can be up to 14 hours ahead of UTC.
  .refine((day) => Date.parse(day) <= Date.now() + 14 * 3_600_000, {
    error: () =>
      `must not be in the future: use the date of the last change, like ${new Date().toISOString().slice(0, 10)}`,
  })
  .meta({ example: "2026-05-14" });

const page = z.strictObject({
  path: pagePath,
  /** The schema.org type in structured data. */
  type: z.enum(["WebPage", "AboutPage"]),
  /** The text of links to the page. */
  linkText: textUpTo(40),
  /** A shorter text, for the top bar. */
  shortText: textUpTo(18).optional(),
  heading: heading.refine(
    (tokens) => hasCardLetters(plainText(tokens)),
    "must use Latin letters, like “Jose” or “José”: the social card's font has no others",
  ),
  seo: z.strictObject({ title: seoTitle, description: seoDescription }),
  /** The drawing beside the heading on the social card. */
  card: drawing.extend({
    alt: text,
    /** The text under the name on the landing page's card, which has room for two lines. */
    line: text
      .regex(/^.{1,17}( .{1,17})?$/, "must fit two lines of 17 characters")
      .refine(hasCardLetters, "must use Latin letters: the social card's font has no others")
      .optional(),
  }),
  revised: lastChange,
});
export type Page = z.infer<typeof page>;

export const pages = z.record(z.string(), page).superRefine((entries, context) => {
  const mustDiffer: [string[], (entry: Page) => string][] = [
    [["path"], ({ path }) => path],
    [["linkText"], ({ linkText }) => linkText],
    [["seo", "title"], ({ seo }) => seo.title],
    [["seo", "description"], ({ seo }) => seo.description],
  ];
  for (const [field, read] of mustDiffer)
    for (const { item } of repeatsBy(Object.entries(entries), ([, page]) => read(page))) {
      const [name, page] = item;
      const message = `must not repeat that of another page: ${read(page)}`;
      context.addIssue({ code: "custom", path: [name, ...field], message });
    }
});
