import type { MetadataRoute } from "next";
import { addressOf } from "@/components/seo/address";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: addressOf("/sitemap.xml") };
}
