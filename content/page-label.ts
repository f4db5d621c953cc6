import type { PageLabel } from "./schema";
import { scripts } from "./scripts";
import { store } from "./store";

/** Returns the hosts of addresses that are not our own. */
const hostsOf = (...addresses: string[]) => [
  ...new Set(
    addresses
      .filter((address) => address.startsWith("https:"))
      .map((address) => new URL(address).host),
  ),
];
const named = (hosts: object = {}) => Object.values(hosts).flat();
const { analytics } = scripts;
const consent = store.consent === "ask" ? scripts.consent : null;

/** What is not the site's own: its name, whom it asks, and what it does. The build compares the hosts with the page's policy. */
const foreign: PageLabel["foreign"] = [];
if (store.consent !== "off")
  foreign.push({
    name: "AppsFlyer Smart Script",
    hosts: hostsOf(store.smartScript),
    what:
      store.consent === "ask"
        ? "tells us which ad you came from, once you have agreed to it"
        : "tells us which ad you came from and notes it here for two hours",
  });
if (consent)
  foreign.push({
    name: "Consent tool",
    hosts: hostsOf(
      ...consent.scripts.map(({ src }) => src),
      ...(consent.styles ?? []),
      ...named(consent.hosts),
    ),
    what: "asks what you agree to, and remembers it",
  });
if (analytics)
  foreign.push({
    name: "Visit counter",
    hosts: hostsOf(analytics.src, ...named(analytics.hosts)),
    what: store.consent === "ask" ? "counts visits, once you have agreed to it" : "counts visits",
  });

/** The label at the landing page's foot. */
export const pageLabel: PageLabel = {
  id: "whats-in-this-page",
  heading: "What’s in this page",
  lead: "Ingredients, by weight:",
  /** Stands where the build writes the files with their sizes, the heaviest first. */
  list: "weighed when the page is built",
  /** What each kind of file is called in that list; a style sheet of its own is your consent tool's. */
  files: {
    script: "script ({size})",
    pictures: "pictures (at most {size})",
    typefaces: "two typefaces ({size})",
    html: "HTML with its style sheet ({size})",
    style: "style sheet ({size})",
  },
  foreign,
  from: { others: "from", ours: "from this site" },
  cookies:
    analytics || consent
      ? "Cookies: none of ours."
      : foreign.length > 0
        ? "Cookies: none. Other trackers: none."
        : "Cookies: none. Trackers: none.",
  note: "Weighed as sent, by the build that made the page.",
};
