import { Fragment } from "react";
import type { Citation } from "@/content/schema";

/** Sources as they are cited, "Title (year); Title of 2009": a year that the title has is not told again. */
export function SourceList({ sources }: { sources: Citation[] }) {
  return sources.map(({ title, year, href }, index) => (
    <Fragment key={title + year}>
      {index > 0 && "; "}
      <a href={href} className="underline underline-offset-2">
        {title.includes(`${year}`) ? title : `${title} (${year})`}
      </a>
    </Fragment>
  ));
}
