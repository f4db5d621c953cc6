import clsx from "clsx";
import type { CSSProperties } from "react";
import { RichText } from "@/components/ui/rich-text";
import type { RichTextCopy } from "@/content/schema";
import { headlineScale } from "@/lib/text/headline-scale";
import styles from "./hero-heading.module.css";

interface HeroHeadingProps {
  id: string;
  className?: string | undefined;
  children: RichTextCopy;
}

/** The page's headline, as large as its words allow. */
export function HeroHeading({ id, className, children }: HeroHeadingProps) {
  return (
    <h1
      id={id}
      className={clsx(styles.heading, "font-heavy leading-[0.98] tracking-tight", className)}
      style={{ "--headline-scale": headlineScale(children) } as CSSProperties}
    >
      <RichText isDrawn markClassName={styles.mark}>
        {children}
      </RichText>
    </h1>
  );
}
