import type { Brand } from "./schema";

/** To rename the product, edit this file. URLs, titles, copy and structured data use these values. */
export const brand: Brand = {
  name: "Ingrid",
  formerName: "Small Print Reader",
  /** An origin, or an origin with a path like https://user.github.io/site. The environment variable SITE_URL overrides it. */
  siteUrl: "https://ingrid.example",
  /** The language of the copy, as in HTML's `lang` attribute. */
  language: "en-US",
  /** Describes the drawings in art/mascot, for alt text. */
  mascot: "a sticker with a loupe for a monocle",
  email: "hello@ingrid.example",
  copyrightYear: 2025,
};
