// A relative path, because next.config.ts imports this file without the alias.
import { brand } from "../content/brand";

interface SiteAddress {
  /** An origin, with or without a path, and without a final slash: `https://example.com` or `https://user.github.io/site`. */
  url: string;
  /** Whether this build is a preview, which search engines must not index. */
  isPreview: boolean;
}

const pattern = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i;

/**
 * Returns the address that the site is built for: the environment variable SITE_URL, otherwise `siteUrl` in
 * content/brand.ts. Only the build and the server know the environment. Throws if SITE_URL is not an address.
 */
export function siteAddress(env: Record<string, string | undefined> = process.env): SiteAddress {
  if (!env.SITE_URL) return { url: brand.siteUrl, isPreview: false };
  const url = env.SITE_URL.replace(/\/+$/, "");
  if (!pattern.test(url))
    throw new Error(
      `SITE_URL must be an address without a query, like https://example.com or https://user.github.io/site, and is ${env.SITE_URL}`,
    );
  return { url, isPreview: false };
}

/** Returns the path of a site's address: `/site` for `https://user.github.io/site`, or an empty string for a domain. */
export const basePathOf = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, "");

/**
 * Returns the absolute URL of a path. The home page of a domain has no final slash, because Next writes canonical links
 * and og:url that way. Below a path it has one, because hosts redirect to it.
 */
export function addressOf(path: string): string {
  const { url } = siteAddress();
  return path === "/" && basePathOf(url) === "" ? url : url + path;
}
