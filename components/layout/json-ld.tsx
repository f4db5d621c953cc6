import { JsonLdScript } from "next-seo";
import { cloneElement } from "react";
import type { Page } from "@/content/schema";
import { structuredData } from "@/lib/site/structured-data";

/**
 * The structured data of a page. next-seo escapes `</script>` in it, but a browser also ends the element at `</script x`, so each
 * `<` is escaped.
 */
export function JsonLd({ page }: { page: Page }) {
  const script = JsonLdScript({ data: structuredData(page), scriptKey: "json-ld" });
  const { __html } = script?.props.dangerouslySetInnerHTML ?? {};
  return script && cloneElement(script, { dangerouslySetInnerHTML: { __html: __html.replaceAll("<", "\\u003c") } });
}
