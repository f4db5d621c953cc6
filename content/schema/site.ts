import { z } from "zod";
import { drawing, hasUnique, httpsUrl, text, textUpTo } from "./common";

export const site = z.strictObject({
  skipLink: textUpTo(32),
  back: textUpTo(16),
  /** Where the download buttons lead, for screen readers. */
  storeLinks: textUpTo(40),
  /** Marks the sample people and stories that came with the site. */
  sampleNote: textUpTo(16),
  footer: z.strictObject({
    tagline: textUpTo(60),
    disclaimerLead: textUpTo(30),
    disclaimer: textUpTo(200),
    copyright: textUpTo(80),
    social: z
      .array(z.strictObject({ text: textUpTo(32), href: httpsUrl }))
      .max(6)
      .superRefine(hasUnique("href")),
    linksHeading: textUpTo(32),
  }),
  logo: drawing,
  /** The name of the list of messages, for assistive technology. */
  toasts: textUpTo(32),
  scroller: z.strictObject({ previous: textUpTo(32), next: textUpTo(32) }),
  desktopQrCode: z.strictObject({
    title: textUpTo(40),
    lead: textUpTo(90),
    codeAlt: textUpTo(60),
    button: textUpTo(16),
    copied: textUpTo(32),
    denied: textUpTo(60),
    again: textUpTo(20),
    field: textUpTo(32),
  }),
});
export type Site = z.infer<typeof site>;

/** The app in structured data. */
export const app = z.strictObject({
  operatingSystem: textUpTo(40),
  /** See https://developers.google.com/search/docs/appearance/structured-data/software-app for the list. */
  applicationCategory: text
    .regex(/^[A-Z][A-Za-z]+Application$/, "must be a category of schema.org, like LifestyleApplication")
    .meta({ example: "LifestyleApplication" }),
  /** How many ratings `home.hero.rating.score` is the mean of, without those of a store. Structured data then has the rating. */
  ratingCount: z.int().min(1).optional(),
});
export type App = z.infer<typeof app>;
