import { z } from "zod";
import { hasCardLetters } from "./card-letters";
import {
  appScreen,
  drawing,
  heading,
  lastChange,
  pagePath,
  portrait,
  seoDescription,
  seoTitle,
  squarePhoto,
  text,
  textUpTo,
} from "./common";
import { plainText } from "./plain-text";

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
    /** A photo or an app screen of the page, to the left of the heading. */
    photo: z.union([portrait, squarePhoto, appScreen].map((photo) => photo.pick({ src: true, alt: true }))).optional(),
    /** The text below the heading. */
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
  for (const [field, read] of mustDiffer) {
    const seen = new Set<string>();
    for (const [name, page] of Object.entries(entries)) {
      const value = read(page);
      const message = `must not repeat that of another page: ${value}`;
      if (seen.has(value)) context.addIssue({ code: "custom", path: [name, ...field], message });
      seen.add(value);
    }
  }
  if (entries.home?.card.photo) {
    const message = "must be left out: the landing page's card shows the puzzle";
    context.addIssue({ code: "custom", path: ["home", "card", "photo"], message });
  }
});
