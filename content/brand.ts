import type { Brand } from "./schema";

/** The product's name and contact details. URLs, titles, copy and structured data use them. */
export const brand: Brand = {
  name: "Ingrid",
  formerName: "Small Print Reader",
  siteUrl: process.env.SITE_URL ?? "https://ingrid.example",
  /** The language of the copy, as in HTML's `lang` attribute. */
  language: "en-US",
  /** Describes the drawings in art/mascot, for alt text. */
  mascot: "a sticker with a loupe for a monocle",
  email: "hello@ingrid.example",
  copyrightYear: 2025,
};
