import clsx from "clsx";
import { type CSSProperties, Fragment } from "react";
import { RichText } from "@/components/ui/rich-text";
import type { RichTextCopy } from "@/content/schema";
import { headlineLines } from "@/lib/text/headline-lines";
import { headlineScale } from "@/lib/text/headline-scale";
import styles from "./hero-heading.module.css";

interface HeroHeadingProps {
  id: string;
  className?: string | undefined;
  children: RichTextCopy;
}

/** The page's headline, as large as its words allow. Each highlighted phrase is on a separate line. */
export function HeroHeading({ id, className, children }: HeroHeadingProps) {
  return (
    <h1
      id={id}
      className={clsx(styles.heading, "font-heavy leading-[0.98] tracking-tight", className)}
      style={{ "--headline-scale": headlineScale(children) } as CSSProperties}
    >
      {headlineLines(children).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <Fragment key={index}>
          {index > 0 && <br />}
          <RichText isDrawn>{line}</RichText>
        </Fragment>
      ))}
    </h1>
  );
}
