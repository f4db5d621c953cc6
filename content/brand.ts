import type { Brand } from "./schema";

/** Rename the product here: addresses, titles, copy and structured data follow. */
export const brand: Brand = {
  name: "Ingrid",
  formerName: "Small Print Reader",
  siteUrl: process.env.SITE_URL ?? "https://ingrid.example",
  /** Of all words, as HTML writes it: "en", or "en-GB". */
  language: "en",
  /** What the drawings in art/mascot show, in texts for who does not see them. */
  mascot: "a sticker with a loupe for a monocle",
  email: "hello@ingrid.example",
  copyrightYear: 2025,
};
