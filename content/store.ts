import type { Store } from "./schema";

/** The download link, and the attribution of paid visits. */
export const store: Store = {
  link: "https://apps.apple.com/app/id0000000000",
  /** The OneLink template, such as https://example.onelink.me/AbCd. With null, smart links are based on the store link. */
  oneLinkTemplate: null,
  smartScript: "https://onelinksmartscript.appsflyer.com/onelink-smart-script-latest.js",
  /** "on" loads AppsFlyer's script, which reports the ad that a visitor came from. "off" never loads it. */
  attribution: "on",
  /**
   * "not-needed" loads attribution and analytics at once. "ask" loads each of them only after your consent tool reports that
   * the visitor agrees to it. See "Consent and analytics" in docs/editing.md.
   */
  consent: "not-needed",
  /** The utm_source of visits without one. */
  defaultSource: "landing_page",
  /** Whether Safari shows Apple's app banner above the page. The banner takes 84 px of the first screen. */
  smartAppBanner: false,
  badge: {
    src: "/assets/app-store-badge.svg",
    width: 150,
    height: 50,
    alt: "Download on the App Store",
    /** The app's release date, 2025-04-23, in Unix seconds. It is a parameter of the badge's URL. */
    releaseDate: 1745366400,
    /** True until Apple’s artwork replaces the neutral badge that came with the site. */
    sample: true,
  },
};
