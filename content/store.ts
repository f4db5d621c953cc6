import type { Store } from "./schema";

/** Where downloads go, and how paid visits are attributed. */
export const store: Store = {
  link: "https://apps.apple.com/app/id0000000000",
  /** The OneLink template, such as https://example.onelink.me/AbCd; null makes smart links from the store link. */
  oneLinkTemplate: null,
  smartScript: "https://onelinksmartscript.appsflyer.com/onelink-smart-script-latest.js",
  /** "not-needed" attributes every visit, "ask" holds the provider back until your consent tool says yes, "off" leaves it out: see Attribution in docs/owner.md. */
  consent: "not-needed",
  /** utm_source of visits that bring none. */
  defaultSource: "landing_page",
  /** Apple's own banner above the page in Safari; it takes 84 px of the first screen. */
  smartAppBanner: false,
  badge: {
    src: "/assets/app-store-badge.svg",
    width: 150,
    height: 50,
    alt: "Download on the App Store",
    /** The app's release, 2025-04-23, in Unix seconds: a parameter of the badge's address. */
    releaseDate: 1745366400,
    standIn: true,
  },
};
