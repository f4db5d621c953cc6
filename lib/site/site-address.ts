// A relative path, because next.config.ts imports this file without the alias.
import { brand } from "../../content/brand";

interface SiteAddress {
  /** An origin, with or without a path, and without a final slash: `https://example.com` or `https://user.github.io/site`. */
  url: string;
  /** Whether this build is a preview, which search engines must not index. */
  isPreview: boolean;
}

const pattern = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i;

type Environment = Record<string, string | undefined>;

/** Returns the variable that has the address of this preview, and its value. Hosts set it when they build a branch. */
function previewVariable(env: Environment): [name: string, value: string | undefined] | undefined {
  if (env.PREVIEW_URL) return ["PREVIEW_URL", env.PREVIEW_URL];
  // Cloudflare Pages has no variable for the production branch.
  if (env.CF_PAGES && env.CF_PAGES_BRANCH !== "main") return ["CF_PAGES_URL", env.CF_PAGES_URL];
  if (env.NETLIFY && env.CONTEXT !== "production") return ["DEPLOY_PRIME_URL", env.DEPLOY_PRIME_URL];
  if (env.VERCEL_ENV === "preview") return ["VERCEL_URL", `https://${env.VERCEL_URL}`];
}

/**
 * Returns the address that the site is built for: the environment variable SITE_URL, otherwise the address of a preview,
 * otherwise `siteUrl` in content/brand.ts. Only the build and the server know the environment. Throws if a variable is
 * not an address.
 */
export function siteAddress(env: Environment = process.env): SiteAddress {
  const preview = env.SITE_URL ? undefined : previewVariable(env);
  if (!env.SITE_URL && !preview) return { url: brand.siteUrl, isPreview: false };
  const [name, value = ""] = preview ?? ["SITE_URL", env.SITE_URL];
  // cmd on Windows keeps the space in `set SITE_URL=… && npm run build`.
  const url = value.trim().replace(/\/+$/, "");
  if (!pattern.test(url))
    throw new Error(
      `${name} must be an address without a query, like https://example.com or https://user.github.io/site, and is ${value}`,
    );
  return { url, isPreview: preview !== undefined };
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
