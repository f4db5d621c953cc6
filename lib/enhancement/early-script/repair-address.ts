import { adIn } from "@/lib/attribution/visit";

/** Repairs an address that does not lead to its page or section: `//about-us`, `/#pricing?utm_source=a`. */
export function repairAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  // Next's router parses leading slashes as a host.
  const path = pathname.replace(/^\/+/, "/");
  const rest = adIn(hash) ? withAnchor(search, hash) : search + hash;
  if (path + rest !== pathname + search + hash) window.history.replaceState(null, "", origin + path + rest);
}

/** Returns a query and a fragment that is only an anchor. Link builders write parameters after it, and no element has such an id. */
function withAnchor(search: string, hash: string): string {
  const [, anchor = "", parameters = ""] = /^(#[^=?&]+(?=[?&]))?[#?&]*(.*)/.exec(hash) || [];
  return `${search}${search ? "&" : "?"}${parameters.replace(/#/g, "&")}${anchor}`;
}
