import type { LegalPage } from "@/content/schema";

/** A legal page without sections, which is not exported. */
export const legalPages: LegalPage[] = [
  {
    path: "/privacy",
    linkText: "Small letters",
    href: null,
    description: "A page without sections, which the fixture site does not have, and which nothing links to.",
    revised: "2026-01-02",
    sections: [],
  },
];
