import Link from "next/link";
import type { ComponentProps } from "react";
import { withBasePath } from "@/lib/site/base-path";

interface ContentLinkProps extends ComponentProps<"a"> {
  href: string;
}

/** A link to any address that content/ can have: a page, a section, a question, a file or another site. */
export function ContentLink({ href, ...props }: ContentLinkProps) {
  // Next's router changes the fragment without a popstate event, which opens a question.
  if (href.includes("#")) return <a {...props} href={withBasePath(href)} />;
  return <Link {...props} href={href} prefetch={false} />;
}
