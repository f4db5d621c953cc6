import { Fragment } from "react";
import type { Citation } from "@/content/schema";

/** Links to sources, such as "Title (2009); Title of 2011". A year in the title is not repeated. */
export function SourceList({ sources }: { sources: Citation[] }) {
  return sources.map(({ title, year, href }, index) => (
    <Fragment key={title + year + href}>
      {index > 0 && "; "}
      <a href={href} className="underline underline-offset-2">
        {title.includes(`${year}`) ? title : `${title} (${year})`}
      </a>
    </Fragment>
  ));
}
