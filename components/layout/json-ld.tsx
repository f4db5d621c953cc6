import { JsonLdScript } from "next-seo";
import type { Page } from "@/content/schema";
import { structuredData } from "@/lib/structured-data";

/**
 * A page's structured data in one script. The library's components for single types drop `@id`, so
 * their scripts cannot reference each other.
 */
export function JsonLd({ page }: { page: Page }) {
  return <JsonLdScript data={structuredData(page)} scriptKey="json-ld" />;
}
