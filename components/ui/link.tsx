import type { ComponentProps } from "react";
import { withBasePath } from "@/lib/site/base-path";

/** The classes of a text link outside a paragraph. */
export const textLink =
  "inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep";

interface LinkProps extends ComponentProps<"a"> {
  href: string;
}

/**
 * A link to any address that content/ can have: a page, a section, a question, a file or another site. Links to the App Store
 * are `StoreLink`s.
 *
 * A plain `<a>`, not `next/link`: most visitors open one page, each page is complete, and the browser keeps a page that a
 * visitor leaves, with its scroll position and its puzzle.
 */
export function Link({ href, ...props }: LinkProps) {
  return <a {...props} href={withBasePath(href)} />;
}
