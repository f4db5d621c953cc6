import type { MetadataRoute } from "next";
import { addressOf } from "@/lib/page-address";
import { isPreview } from "@/lib/page-metadata";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  // A preview may be read too: whoever is kept out never sees that its pages are not to be kept.
  const rules = { userAgent: "*", allow: "/" };
  return isPreview ? { rules } : { rules, sitemap: addressOf("/sitemap.xml") };
}
