/** The ids of the landing page's sections, in order: their addresses are /#hero and so on. */
export const sectionIds = [
  "hero",
  "problem",
  "label-confusion",
  "who-this-helps",
  "why-people-trust",
  "founder",
  "testimonials",
  "how-to-use",
  "disclaimer",
  "pricing",
  "faq",
  "closing",
] as const;

export type SectionId = (typeof sectionIds)[number];
