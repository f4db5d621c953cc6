import { Fragment } from "react";
import type { Source } from "@/content/schema";

/** Sources as they are cited, "Title (year); Title of 2009": a year that the title has is not told again. */
export function Cited({ sources }: { sources: Source[] }) {
  return sources.map(({ title, year, href }, index) => {
    const words = title.includes(`${year}`) ? title : `${title} (${year})`;
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
