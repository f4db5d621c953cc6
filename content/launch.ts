import { home } from "./home";
import type { Launch } from "./schema";
import { plainText } from "./schema/plain-text";
import { app, site } from "./site";
import { store } from "./store";

/** Claims, decisions and samples for `npm run preflight` to check before you publish. The site does not use this file. */
export const launch: Launch = {
  /** The source of each claim, and the date on which it was true, like { source: "App Store, US", date: "05/14/2025" }. */
  claims: [
    {
      claim: `${home.hero.rating.score} ${home.hero.rating.scoreLabel}`,
      field: "home.hero.rating.score",
      proof: null,
    },
    { claim: home.hero.rating.users, field: "home.hero.rating.users", proof: null },
    {
      claim: home.closing.trustPoints[0] ?? "",
      field: "home.closing.trustPoints[0]",
      proof: null,
    },
    { claim: app.operatingSystem, field: "app.operatingSystem", proof: null },
    {
      claim: `released ${new Date(store.badge.releaseDate * 1000).toISOString().slice(0, 10)}`,
      field: "store.badge.releaseDate",
      proof: null,
    },
    {
      claim: plainText(home.whyPeopleTrust.cards[2]?.description ?? []),
      field: "home.whyPeopleTrust.cards[2].description",
      proof: null,
    },
    { claim: site.footer.disclaimer, field: "site.footer.disclaimer", proof: null },
  ],
  /** The person who approved `consent` in content/store.ts, and the date, like { by: "Jo Doe", date: "05/14/2025" }. */
  consent: null,
  /** Drawings that came with the site. Remove a path once you have replaced the drawing or decided to keep it. */
  samples: ["art/mark.svg", "art/mascot"],
};
