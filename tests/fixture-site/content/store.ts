import type { Store } from "@/content/schema";

export const store: Store = {
  link: "https://apps.apple.com/app/id1111111111",
  oneLinkTemplate: null,
  smartScript: "https://onelinksmartscript.appsflyer.com/onelink-smart-script-latest.js",
  attribution: "on",
  consent: "not-needed",
  defaultSource: "fixture_page",
  smartAppBanner: false,
  badge: {
    src: "/assets/store-badge.svg",
    width: 150,
    height: 50,
    alt: "Get it from the store",
    releaseDate: 1700000000,
    sample: true,
  },
};
