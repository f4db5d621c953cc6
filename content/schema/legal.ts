import { z } from "zod";
import { richText, seoDescription, textUpTo } from "./common";
import { lastChange, pagePath } from "./pages";

const legalPage = z.strictObject({
  path: pagePath,
  linkText: textUpTo(40),
  revised: lastChange,
  description: seoDescription,
  sections: z.array(z.strictObject({ title: textUpTo(80), body: z.array(richText).min(1) })),
});
export type LegalPage = z.infer<typeof legalPage>;

/** The legal pages. A page is exported once it has sections. */
export const legalPages = z.array(legalPage);
