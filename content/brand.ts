import type { Brand } from "./schema";

/** Rename the product here: addresses, titles, copy and structured data follow. */
export const brand: Brand = {
  name: "Ingrid",
  formerName: "Small Print Reader",
  siteUrl: process.env.SITE_URL ?? "https://ingrid.example",
  /** The language of the copy, as in HTML. */
  language: "en-US",
  /** What the drawings in art/mascot show, for alternative texts. */
  mascot: "a sticker with a loupe for a monocle",
  email: "hello@ingrid.example",
  copyrightYear: 2025,
};
