import type { PrivacyNoteCopy } from "./schema";

/**
 * The privacy note in the footer. It names each third party that content/store.ts and content/scripts.ts turn on, with its
 * host and purpose: "AppsFlyer (onelinksmartscript.appsflyer.com) tells us …". A site that asks for consent shows
 * `purposeOnceAgreed` instead of `purpose`. The names and purposes of analytics and pixels are in content/scripts.ts.
 */
export const privacyNote: PrivacyNoteCopy = {
  lead: "On this website:",
  // The site keeps the ad's parameters for two hours (lib/attribution/visit.ts), and removes what AppsFlyer's script stores.
  attribution: {
    name: "AppsFlyer",
    purpose: "tells us which ad brought you here. Your browser keeps that for your next pages.",
    purposeOnceAgreed:
      "tells us which ad brought you here, once you agree. Your browser keeps that for your next pages.",
  },
  consentTool: { name: "Our consent tool", purpose: "remembers what you agree to." },
  analytics: { purpose: "{purpose}.", purposeOnceAgreed: "{purpose}, once you agree." },
  cookies: {
    // A consent tool, a counter or a pixel may set a cookie of this site, like _ga or _fbp.
    withTools: "Cookies may be set in your browser.",
    withAttribution: "No cookies, no other trackers.",
    withNeither: "No cookies, no trackers.",
  },
};
