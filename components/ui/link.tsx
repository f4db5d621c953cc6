import NextLink from "next/link";
import type { ComponentProps } from "react";
import { withBasePath } from "@/lib/site/base-path";
import { isQuestionLink } from "@/lib/site/question-links";

/** The classes of a text link outside a paragraph. */
export const textLink =
  "inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep";

interface LinkProps extends ComponentProps<"a"> {
  href: string;
}

/**
 * A link to any address that content/ can have: a page, a section, a question, a file or another site. Links to the
 * App Store are `StoreLink`s. A page is not prefetched, because most visitors open one page.
 */
export function Link({ href, ...props }: LinkProps) {
  // Next's router changes the fragment without a popstate event, which opens the question.
  if (isQuestionLink(href)) return <a {...props} href={withBasePath(href)} />;
  return <NextLink {...props} href={href} prefetch={false} />;
}
