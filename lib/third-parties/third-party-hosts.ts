import type { Scripts } from "@/content/schema";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { isExternal, thirdPartyScripts } from "./third-party-scripts";

/** A type of request, as it is named in content/scripts.ts. */
export type RequestKind = keyof NonNullable<Scripts["analytics"][number]["hosts"]>;

/**
 * Returns the external addresses as sources of a policy. Browsers report an error in a source that has a query, and a semicolon or
 * a comma would end the source.
 */
function sourcesOf(addresses: string[]): string[] {
  return addresses.filter(isExternal).map((address) => {
    const { origin, pathname } = new URL(address);
    return origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C");
  });
}

/** Returns the sources of the Content-Security-Policy that the content allows the pages to request. */
export function thirdPartyHosts(): Record<RequestKind, string[]> {
  const { smartScript, consentTool, analytics } = thirdPartyScripts(store, scripts);
  const tools = consentTool ? [...analytics, consentTool] : analytics;
  const declared = (kind: RequestKind) => tools.flatMap(({ hosts }) => hosts?.[kind] ?? []);
  const analyticsFiles = analytics.map(({ src }) => src);
  const consentFiles = consentTool?.scripts.map(({ src }) => src) ?? [];
  const attributionFiles = smartScript ? [smartScript] : [];
  return {
    script: [...sourcesOf([...attributionFiles, ...analyticsFiles, ...consentFiles]), ...declared("script")],
    // Most analytics scripts send requests to the host that serves them.
    connect: [...analyticsFiles.filter(isExternal).map((src) => new URL(src).origin), ...declared("connect")],
    style: [...sourcesOf(consentTool?.styles ?? []), ...declared("style")],
    image: declared("image"),
    font: declared("font"),
    frame: declared("frame"),
  };
}
