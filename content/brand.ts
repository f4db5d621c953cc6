import type { Brand } from "./schema";

/** Rename the product here: addresses, titles, copy and structured data follow. */
export const brand: Brand = {
  name: "Ingrid",
  formerName: "Small Print Reader",
  siteUrl: process.env.SITE_URL ?? "https://ingrid.example",
  email: "hello@ingrid.example",
  copyrightYear: 2025,
};
