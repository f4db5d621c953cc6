import type { MetadataRoute } from "next";
import { pageList } from "@/content/pages";
import { addressOf } from "@/lib/page-address";
import { photosOf } from "@/lib/photo-files";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path, revised }) => ({
    url: addressOf(path),
    // From the content, because the build's date would mark every page as new.
    lastModified: revised,
    images: photosOf(path).map(addressOf),
  }));
}
