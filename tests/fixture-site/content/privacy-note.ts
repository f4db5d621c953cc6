import type { PrivacyNoteCopy } from "@/content/schema";

export const privacyNote: PrivacyNoteCopy = {
  lead: "On this made-up site:",
  attribution: {
    name: "The signpost",
    purpose: "tells us which sign you followed.",
    purposeOnceAgreed: "tells us which sign you followed, once you agree.",
  },
  consentTool: { name: "The doorman", purpose: "remembers what you agree to." },
  analytics: { purpose: "{purpose}.", purposeOnceAgreed: "{purpose}, once you agree." },
  cookies: {
    withTools: "Cookies may be baked.",
    withAttribution: "No cookies, no other signs.",
    withNeither: "No cookies, no signs.",
  },
};
