import type { Brand } from "./schema";

/** Rename the product here: addresses, titles, copy and structured data follow. */
export const brand: Brand = {
  name: "Ingrid",
  formerName: "Small Print Reader",
  siteUrl: process.env.SITE_URL ?? "https://ingrid.example",
  email: "hello@ingrid.example",
  copyrightYear: 2025,
};

/** The name as one word of an address: "Lumen Label" gives "lumen-label". */
export const nameSlug = brand.name.toLowerCase().replace(/ +/g, "-");

/** Addresses of the pages, without the domain. */
export const routes = {
  home: "/",
  aboutUs: "/about-us",
  whyIBuiltThis: "/why-i-built-this",
  whatItDoes: `/what-${nameSlug}-does`,
} as const;
