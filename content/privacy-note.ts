import type { PrivacyNote } from "./schema";
import { scripts } from "./scripts";
import { store } from "./store";

/** Returns the hosts of the external addresses, without duplicates. */
const hostsOf = (...addresses: string[]) => [
  ...new Set(addresses.filter((address) => address.startsWith("https:")).map((address) => new URL(address).host)),
];
const allHosts = (hosts: object = {}) => Object.values(hosts).flat();

const { analytics } = scripts;
const isAsking = store.consent === "ask";
const consentTool = isAsking ? scripts.consent : null;
const onceAgreed = isAsking ? ", once you agree" : "";

/** Third parties that the pages load files from. A test compares the hosts with the Content-Security-Policy. */
const thirdParties: PrivacyNote["thirdParties"] = [];
// AppsFlyer's script keeps the page's query in localStorage for two hours (OneLink Smart Script 2.9.2).
if (store.consent !== "off")
  thirdParties.push({
    name: "AppsFlyer",
    hosts: hostsOf(store.smartScript),
    purpose: `tells us which ad brought you here${onceAgreed}. Your browser keeps that for two hours.`,
  });
if (consentTool)
  thirdParties.push({
    name: "Our consent tool",
    hosts: hostsOf(
      ...consentTool.scripts.map(({ src }) => src),
      ...(consentTool.styles ?? []),
      ...allHosts(consentTool.hosts),
    ),
    purpose: "remembers what you agree to.",
  });
if (analytics)
  thirdParties.push({
    name: "Our visit counter",
    hosts: hostsOf(analytics.src, ...allHosts(analytics.hosts)),
    purpose: `counts visits${onceAgreed}.`,
  });

function cookieSentence() {
  if (analytics || consentTool) return "We set no cookies ourselves.";
  return `No cookies, no ${thirdParties.length > 0 ? "other " : ""}trackers.`;
}

/** The privacy note in the footer. */
export const privacyNote: PrivacyNote = {
  lead: "On this website:",
  thirdParties,
  cookies: cookieSentence(),
};
