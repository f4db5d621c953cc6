import type { Launch } from "./schema";

/** Claims, decisions and drawings for `npm run preflight` to check before you publish. The site does not use this file. */
export const launch: Launch = {
  /**
   * The fields whose claims need a source, with entries of lists by their id, and where the source may be. A proof has the
   * claim's words, its source and the date on which it was true:
   * { claim: "1,000+ users", source: "App Store Connect, active devices", date: "05/14/2025" }.
   */
  claims: [
    { field: "home.hero.rating.score", example: "App Store, US", proof: null },
    { field: "home.hero.rating.users", example: "App Store Connect, active devices", proof: null },
    { field: "home.closing.trustPoints[ingredients].text", example: "our database of ingredients", proof: null },
    { field: "app.operatingSystem", example: "App Store Connect, minimum iOS version", proof: null },
    { field: "store.badge.releaseDate", example: "App Store Connect, version history", proof: null },
    { field: "home.whyPeopleTrust.cards[sources].description", example: "our list of sources", proof: null },
    { field: "site.footer.disclaimer", example: "App Store Connect, App Privacy", proof: null },
  ],
  /** The person who approved `consent` in content/store.ts, and the date, like { by: "Jo Doe", date: "05/14/2025" }. */
  consent: null,
  /** Drawings that came with the site. Remove a path once you have replaced the drawing or decided to keep it. */
  shippedDrawings: ["art/mark.svg", "art/mascot"],
};
