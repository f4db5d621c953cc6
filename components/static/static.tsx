"use client";

import { type ComponentType, type HTMLAttributes, useState } from "react";
import type { PartName } from "./parts";
import { staticId } from "./static-id";

interface StaticProps extends HTMLAttributes<HTMLElement> {
  part: PartName;
  /** What it is of, where it is of several. */
  of?: string;
  /** The element that the part stands in. */
  as?: "div" | "header" | "section" | "footer" | "aside" | "ul" | "ol";
  /** Where it has another than `staticId` gives it: a section is linked to. */
  id?: string;
}

/**
 * A part of the page that never changes in the browser: drawn on the server, and adopted there as it stands.
 * Only a `require` is left out of the browser's files where it cannot be reached, and what is drawn
 * below it is not in the data that the page is hydrated with (docs/decisions/9-told-once.md).
 */
export function Static({
  part,
  of = "",
  as: Element = "div",
  id = staticId(part),
  ...attributes
}: StaticProps) {
  // Before React's first commit: where that finds the page altered it draws all anew, and these words must stand.
  const [html] = useState(() =>
    typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? ""),
  );
  // Drawn in the browser too while it is developed (so that an edit shows) and in unit tests.
  if (typeof window === "undefined" || process.env.NODE_ENV !== "production") {
    const { parts } = require("./parts") as typeof import("./parts");
    const Part: ComponentType<{ of: string }> = parts[part];
    return (
      <Element id={id} {...attributes}>
        <Part of={of} />
      </Element>
    );
  }
  return (
    <Element
      id={id}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server itself drew
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
