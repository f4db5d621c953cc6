import { brand } from "@/content/brand";

/** Returns the URL of a path. Home has no final slash, as in Next's canonical links and og:url. */
export const addressOf = (path: string) => brand.siteUrl + (path === "/" ? "" : path);
