import { brand } from "./brand";
import type { App, Site } from "./schema";

/** Copy that all pages share. */
export const site: Site = {
  skipLink: "Skip to content",
  back: "Back",
  storeLinks: "on the App Store",
  sampleNote: "sample",
  footer: {
    tagline: `Labels Hide, ${brand.name} Reveals.`,
    disclaimerLead: "In the app:",
    disclaimer:
      "Privacy-first design. No personal data collection. For informational purposes only — not medical advice.",
    copyright: `© ${brand.copyrightYear} ${brand.name}. All rights reserved.`,
    social: [
      {
        text: "TikTok",
        href: "https://www.tiktok.com/@ingrid.example",
      },
      {
        text: "Instagram",
        href: "https://www.instagram.com/ingrid.example",
      },
    ],
    linksHeading: "Read more",
  },
  logo: { src: "/assets/art/mascot/face.svg", width: 40, height: 40, alt: "" },
  desktopQrCode: {
    title: "On a computer?",
    lead: "Scan this with your iPhone, or send yourself the link.",
    codeAlt: "QR code of the download link",
    button: "Copy link",
    copied: "Link copied",
    denied: "Couldn’t copy. The link is selected, so copy it by hand.",
    again: "Try again",
    field: "Download link",
  },
  toasts: "Messages",
  scroller: { previous: "Previous cards", next: "More cards" },
};

/** Facts about the app for structured data. Its release date is `releaseDate` in content/store.ts. */
export const app: App = {
  operatingSystem: "iOS 14.0 or later",
  applicationCategory: "LifestyleApplication",
};
