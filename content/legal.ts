import type { LegalPage } from "./schema";

/**
 * Legal pages on this site. A page without sections is not exported. Once it has sections, add its path to `legal` in
 * content/site.ts, like href: "/privacy". An example of a section:
 * { title: "What we keep", body: [["Nothing that you scan. ", { link: "Write to us", href: "mailto:you@your.site" }, "."]] }.
 */
export const legalPages: LegalPage[] = [
  {
    path: "/privacy",
    linkText: "Privacy policy",
    description: "What this site and the app keep of you, for how long, and whom to ask about it.",
    revised: "2026-11-22",
    sections: [],
  },
  {
    path: "/terms",
    linkText: "Terms of use",
    description: "What the app may be used for, what it costs, and what it does not promise.",
    revised: "2026-11-22",
    sections: [],
  },
  {
    path: "/imprint",
    linkText: "Imprint",
    description: "Who is responsible for this site, and how that person can be reached.",
    revised: "2026-11-22",
    sections: [],
  },
];
