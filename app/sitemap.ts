import type { MetadataRoute } from "next";
import { brand } from "@/content/brand";
import { pageList } from "@/content/pages";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path }) => ({ url: new URL(path, brand.siteUrl).href }));
}
