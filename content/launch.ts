import { home } from "./home";
import type { Launch } from "./schema";
import { app, site } from "./site";
import { store } from "./store";

/** What `npm run preflight` asks before the site is published. Nothing here is shown on it. */
export const launch: Launch = {
  /** Where each claim comes from, and when that was so: { source: "App Store, US", date: "05/14/2025" }. */
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
      claim: home.whyPeopleTrust.cards[3]?.description ?? "",
      field: "home.whyPeopleTrust.cards[3].description",
      proof: null,
    },
    { claim: site.footer.disclaimer, field: "site.footer.disclaimer", proof: null },
  ],
  /** Who decided, and when, that `consent` in content/store.ts is right: { by: "Jo Doe", date: "05/14/2025" }. */
  consent: null,
  /** Drawings that came with the site: take out what is yours by now, and what stays on purpose. */
  samples: ["art/mark.svg", "art/mascot"],
};
