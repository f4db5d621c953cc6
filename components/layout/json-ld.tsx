import { JsonLdScript } from "next-seo";
import type { Page } from "@/content/schema";
import { structuredData } from "@/lib/structured-data";

/**
 * A page's structured data in one script. next-seo's component for each type drops `@id`, so separate
 * scripts could not reference each other.
 */
export function JsonLd({ page }: { page: Page }) {
  return <JsonLdScript data={structuredData(page)} scriptKey="json-ld" />;
}
