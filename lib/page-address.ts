import { brand } from "@/content/brand";

/**
 * The one spelling of a page's or file's address, with the domain; `path` begins with a slash. Home
 * is the domain without a final slash, since Next writes canonical links and og:url that way.
 */
export const addressOf = (path: string) => brand.siteUrl + (path === "/" ? "" : path);
