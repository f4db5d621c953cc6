import type { PrivacyNoteCopy } from "@/content/schema";

export const privacyNote: PrivacyNoteCopy = {
  lead: "On this made-up site:",
  attribution: {
    name: "The signpost",
    purpose: "tells us which sign you followed.",
    purposeOnceAgreed: "tells us which sign you followed, once you agree.",
  },
  consentTool: { name: "The doorman", purpose: "remembers what you agree to." },
  analytics: {
    name: "The abacus",
    purpose: "counts visits.",
    purposeOnceAgreed: "counts visits, once you agree.",
  },
  cookies: {
    withTools: "We bake no cookies ourselves.",
    withAttribution: "No cookies, no other signs.",
    withNeither: "No cookies, no signs.",
  },
};
