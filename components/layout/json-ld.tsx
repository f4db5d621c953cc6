import { JsonLdScript } from "next-seo";
import type { Page } from "@/content/schema";
import { structuredData } from "@/lib/structured-data";

/**
 * A page's structured data in one script: the library's component for each type drops `@id`, and its
 * scripts cannot refer to each other.
 */
export function JsonLd({ page }: { page: Page }) {
  return <JsonLdScript data={structuredData(page)} scriptKey="json-ld" />;
}
