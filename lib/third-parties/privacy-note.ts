import { privacyNote as copy } from "@/content/privacy-note";
import type { Scripts, Store } from "@/content/schema";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { isExternal, thirdPartyScripts } from "./third-party-scripts";

interface ThirdParty {
  name: string;
  /** The hosts that the pages load its files from. A test compares them with the Content-Security-Policy. */
  hosts: string[];
  /** Completes the sentence that starts with the name. */
  purpose: string;
}

type Purpose = Record<"purpose" | "purposeOnceAgreed", string>;

/** Returns the hosts of the external addresses, without duplicates. */
function hostsOf(...addresses: string[]): string[] {
  return [...new Set(addresses.filter(isExternal).map((address) => new URL(address).host))];
}

const allHosts = (hosts: object = {}): string[] => Object.values(hosts).flat();

/** Returns the privacy note in the footer, for the settings in content/store.ts and content/scripts.ts. */
export function privacyNoteFor(store: Store, scripts: Scripts) {
  const { smartScript, consentTool, analytics } = thirdPartyScripts(store, scripts);
  const purposeOf = ({ purpose, purposeOnceAgreed }: Purpose) => (consentTool ? purposeOnceAgreed : purpose);
  const thirdParties: ThirdParty[] = [];

  if (smartScript)
    thirdParties.push({
      name: copy.attribution.name,
      hosts: hostsOf(smartScript),
      purpose: purposeOf(copy.attribution),
    });
  if (consentTool) {
    const { scripts, styles = [], hosts } = consentTool;
    const addresses = [...scripts.map(({ src }) => src), ...styles, ...allHosts(hosts)];
    thirdParties.push({ ...copy.consentTool, hosts: hostsOf(...addresses) });
  }
  for (const { name, purpose, src, hosts } of analytics)
    thirdParties.push({
      name,
      hosts: hostsOf(src, ...allHosts(hosts)),
      // A function, because a dollar sign in a replacement has a meaning.
      purpose: purposeOf(copy.analytics).replace("{purpose}", () => purpose),
    });

  const hasTools = analytics.length > 0 || consentTool !== null;
  return { lead: copy.lead, thirdParties, cookies: cookieSentence(smartScript !== null, hasTools) };
}

function cookieSentence(hasAttribution: boolean, hasTools: boolean): string {
  if (hasTools) return copy.cookies.withTools;
  return hasAttribution ? copy.cookies.withAttribution : copy.cookies.withNeither;
}

/** The privacy note of this site. */
export const privacyNote = privacyNoteFor(store, scripts);
