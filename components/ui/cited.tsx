import { Fragment } from "react";
import type { Source } from "@/content/schema";

interface CitedProps {
  sources: Source[];
  /** Without their years, which a list of them has. */
  isBrief?: boolean;
}

/** Sources as they are cited, "Title (year); Title of 2009": a year that the title has is not told again. */
export function Cited({ sources, isBrief }: CitedProps) {
  return sources.map(({ title, year, href }, index) => {
    const words = isBrief || title.includes(`${year}`) ? title : `${title} (${year})`;
    return (
      <Fragment key={words}>
        {index > 0 && "; "}
        {href ? (
          <a href={href} className="underline underline-offset-2">
            {words}
          </a>
        ) : (
          words
        )}
      </Fragment>
    );
  });
}
