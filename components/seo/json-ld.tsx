import { JsonLdScript } from "next-seo";
import { pageList } from "@/content/pages";
import { graphOf } from "./graph";

/**
 * The structured data of the page at a path. One script and not the library's component for each type, since those
 * write a script each and drop `@id`, and so cannot be linked to each other.
 */
export function JsonLd({ of }: { of: string }) {
  const page = pageList.find(({ path }) => path === of);
  return page && <JsonLdScript data={graphOf(page)} scriptKey="json-ld" />;
}
