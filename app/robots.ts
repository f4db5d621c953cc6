import type { MetadataRoute } from "next";
import { addressOf, siteAddress } from "@/lib/site/site-address";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // Allow crawling of previews: a blocked crawler never sees their noindex.
  const rules = { userAgent: "*", allow: "/" };
  return siteAddress().isPreview ? { rules } : { rules, sitemap: addressOf("/sitemap.xml") };
}
