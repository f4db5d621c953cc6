import type { PrivacyNoteCopy } from "./schema";

/**
 * The privacy note in the footer. It names the third parties that content/store.ts and content/scripts.ts turn on, with their
 * hosts: "AppsFlyer (onelinksmartscript.appsflyer.com) tells us …". If the site asks for consent, the note
 * shows `purposeOnceAgreed` instead of `purpose`. content/scripts.ts has the names and purposes of analytics and pixels.
 */
export const privacyNote: PrivacyNoteCopy = {
  lead: "On this website:",
  // AppsFlyer's script keeps the page's query and referrer in localStorage. For how long depends on its version, and AppsFlyer
  // serves only the latest: until 2.10, two hours for the query and no limit for the referrer.
  attribution: {
    name: "AppsFlyer",
    purpose: "tells us which ad brought you here. Your browser keeps that and the page you came from.",
    purposeOnceAgreed:
      "tells us which ad brought you here, once you agree. Your browser keeps that and the page you came from.",
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
