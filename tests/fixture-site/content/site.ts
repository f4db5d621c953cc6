import type { App, Site } from "@/content/schema";

export const site: Site = {
  skipLink: "Jump to the text",
  back: "Go back",
  sampleNote: "made up",
  footer: {
    tagline: "Packages mumble, Lumen speaks.",
    disclaimerLead: "About the app:",
    disclaimer: "A made-up app. It collects nothing, since it does not exist.",
    copyright: "© 2024 Lumen. Made for tests.",
    social: [
      { text: "Clips", href: "https://clips.example/lumen" },
      { text: "Photos", href: "https://photos.example/lumen" },
    ],
    linksHeading: "All pages",
  },
  logo: { src: "/assets/art/mascot/face.svg", width: 40, height: 40, alt: "" },
  desktopQrCode: {
    title: "At a desk?",
    lead: "Point your phone here, or take the address along.",
    codeAlt: "Code of the store address",
    button: "Take address",
    copied: "Address taken",
    denied: "Not taken. The address is selected, so take it by hand.",
    again: "Once more",
    field: "Store address",
  },
  scroller: { previous: "Cards before", next: "Cards after" },
};

export const app: App = {
  operatingSystem: "iOS 14.0 or later",
  applicationCategory: "LifestyleApplication",
};
