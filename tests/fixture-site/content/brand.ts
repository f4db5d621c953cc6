import type { Brand } from "@/content/schema";

/** The brand of the fixture site. Nothing in it is the brand of the real site. */
export const brand: Brand = {
  name: "Lumen",
  formerName: "Old Lantern",
  siteUrl: "https://lumen.example",
  language: "en-US",
  mascot: "a lantern on two legs",
  email: "post@lumen.example",
  copyrightYear: 2024,
};
