import type { LegalPage } from "./schema";

/**
 * The legal pages. The footer links to each, once you have decided where it is:
 * - On this site: write its sections here, like { title: "What we keep", body: [["Nothing that you scan."]] }. It is then exported.
 * - Elsewhere: enter the address as `href`, like "https://example.com/privacy", or a file in public, like "/privacy.pdf".
 * - Nowhere, because you need none: `href: false`. While `href` is null, `npm run preflight` lists the page as undecided.
 */
export const legalPages: LegalPage[] = [
  {
    path: "/privacy",
    linkText: "Privacy policy",
    href: null,
    description: "What this site and the app keep of you, for how long, and whom to ask about it.",
    revised: "2026-11-22",
    sections: [],
  },
  {
    path: "/terms",
    linkText: "Terms of use",
    href: null,
    description: "What the app may be used for, what it costs, and what it does not promise.",
    revised: "2026-11-22",
    sections: [],
  },
  {
    path: "/imprint",
    linkText: "Imprint",
    href: null,
    description: "Who is responsible for this site, and how that person can be reached.",
    revised: "2026-11-22",
    sections: [],
  },
];
