import { brand } from "@/content/brand";

/** Returns the absolute URL of a path. Home has no trailing slash, because Next writes canonical links and og:url that way. */
export const addressOf = (path: string) => brand.siteUrl + (path === "/" ? "" : path);
