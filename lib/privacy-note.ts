import { privacyNote as copy } from "@/content/privacy-note";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";

interface ThirdParty {
  name: string;
  /** The hosts that the pages load its files from. A test compares them with the Content-Security-Policy. */
  hosts: string[];
  /** Completes the sentence that starts with the name. */
  purpose: string;
}

const { analytics } = scripts;
const isAsking = store.consent === "ask";
const consentTool = isAsking ? scripts.consent : null;
const hasAttribution = store.consent !== "off";

/** Returns the hosts of the external addresses, without duplicates. */
function hostsOf(...addresses: string[]): string[] {
  const external = addresses.filter((address) => address.startsWith("https:"));
  return [...new Set(external.map((address) => new URL(address).host))];
}

const allHosts = (hosts: object = {}): string[] => Object.values(hosts).flat();

const purposeOf = ({ purpose, purposeOnceAgreed }: { purpose: string; purposeOnceAgreed: string }) =>
  isAsking ? purposeOnceAgreed : purpose;

function thirdParties(): ThirdParty[] {
  const parties: ThirdParty[] = [];
  if (hasAttribution) {
    const { name } = copy.attribution;
    parties.push({ name, hosts: hostsOf(store.smartScript), purpose: purposeOf(copy.attribution) });
  }
  if (consentTool) {
    const { scripts, styles = [], hosts } = consentTool;
    const addresses = [...scripts.map(({ src }) => src), ...styles, ...allHosts(hosts)];
    parties.push({ ...copy.consentTool, hosts: hostsOf(...addresses) });
  }
  if (analytics) {
    const { name } = copy.analytics;
    const hosts = hostsOf(analytics.src, ...allHosts(analytics.hosts));
    parties.push({ name, hosts, purpose: purposeOf(copy.analytics) });
  }
  return parties;
}

function cookieSentence(): string {
  if (analytics || consentTool) return copy.cookies.withTools;
  return hasAttribution ? copy.cookies.withAttribution : copy.cookies.withNeither;
}

/** The privacy note in the footer, for the settings in content/store.ts and content/scripts.ts. */
export const privacyNote = { lead: copy.lead, thirdParties: thirdParties(), cookies: cookieSentence() };
