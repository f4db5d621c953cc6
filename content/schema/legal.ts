import { z } from "zod";
import { fileOrHttpsUrl, hasUnique, lastChange, pagePath, richText, seoDescription, textUpTo } from "./common";

const legalPage = z
  .strictObject({
    path: pagePath,
    linkText: textUpTo(32),
    /** The address of a page elsewhere, null while undecided or when the page is here, or false if it is not needed. */
    href: fileOrHttpsUrl("/privacy.pdf").nullable().or(z.literal(false)),
    revised: lastChange,
    description: seoDescription,
    sections: z.array(z.strictObject({ title: textUpTo(80), body: z.array(richText).min(1) })),
  })
  .refine(({ href, sections }) => href === null || sections.length === 0, {
    path: ["href"],
    message: "must be null, because the page has sections here: write href: null, or remove the sections",
  });
export type LegalPage = z.infer<typeof legalPage>;

/** The legal pages. A page is exported once it has sections. */
export const legalPages = z
  .array(legalPage)
  .superRefine(hasUnique("path"))
  .superRefine(hasUnique("linkText"))
  .superRefine(hasUnique("href"))
  .superRefine(hasUnique("description"));
