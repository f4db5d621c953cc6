import { JsonLdScript } from "next-seo";
import type { Page } from "@/content/schema";
import { graphOf } from "./graph";

/**
 * A page's structured data. One script and not the library's component for each type, since those
 * write a script each and drop `@id`, and so cannot be linked to each other.
 */
export function JsonLd({ page }: { page: Page }) {
  return <JsonLdScript data={graphOf(page)} scriptKey="json-ld" />;
}
