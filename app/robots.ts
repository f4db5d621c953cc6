import type { MetadataRoute } from "next";
import { addressOf, isPreview } from "@/lib/page-metadata";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // Allow crawling of previews: a blocked crawler never sees their noindex.
  const rules = { userAgent: "*", allow: "/" };
  return isPreview ? { rules } : { rules, sitemap: addressOf("/sitemap.xml") };
}
