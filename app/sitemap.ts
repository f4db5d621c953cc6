import type { MetadataRoute } from "next";
import { pageList } from "@/content/pages";
import { addressOf } from "@/lib/page-address";
import { photosOf } from "@/lib/photo-files";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path, revised }) => ({
    url: addressOf(path),
    // Written by whoever changed the words: the build's clock would call every page new each time.
    lastModified: revised,
    images: photosOf(path).map(addressOf),
  }));
}
