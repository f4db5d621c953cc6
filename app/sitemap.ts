import type { MetadataRoute } from "next";
import { brand } from "@/content/brand";
import { pages } from "@/content/site";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map(({ href }) => ({ url: new URL(href, brand.siteUrl).href }));
}
