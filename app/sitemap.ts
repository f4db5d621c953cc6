import type { MetadataRoute } from "next";
import { pageList } from "@/content/pages";
import { addressOf } from "@/lib/site/site-address";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path, revised }) => ({
    url: addressOf(path),
    // Set by hand: the build date would mark every page as changed.
    lastModified: revised,
  }));
}
