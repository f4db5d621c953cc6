import type { PageLabel } from "./schema";
import { site } from "./site";
import { store } from "./store";

const host = (address: string) => new URL(address).host;

/** What is not the site's own: its name, where it comes from, and what it does. The build compares the hosts with the page's policy. */
const foreign: PageLabel["foreign"] = [];
if (store.consent !== "off")
  foreign.push({
    name: "AppsFlyer Smart Script",
    host: host(store.smartScript),
    what:
      store.consent === "ask"
        ? "tells us which ad you came from, once you have agreed to it"
        : "tells us which ad you came from and notes it here for two hours",
  });
if (site.analytics)
  foreign.push({ name: "Visit counter", host: host(site.analytics), what: "counts visits" });

/** The label at the landing page's foot. */
export const pageLabel: PageLabel = {
  id: "whats-in-this-page",
  heading: "What’s in this page",
  lead: "Ingredients, by weight:",
  /** Stands where the build writes the files with their sizes, the heaviest first. */
  list: "weighed when the page is built",
  /** What each kind of file is called in that list; the style sheet can stand in the HTML. */
  files: {
    script: "script ({size})",
    pictures: "pictures (at most {size})",
    typefaces: "two typefaces ({size})",
    html: "HTML ({size})",
    htmlWithStyle: "HTML with its style sheet ({size})",
    style: "style sheet ({size})",
  },
  foreign,
  cookies: site.analytics
    ? "Cookies: none of ours."
    : foreign.length > 0
      ? "Cookies: none. Other trackers: none."
      : "Cookies: none. Trackers: none.",
  note: "Weighed as sent, by the build that made the page.",
};
