import clsx from "clsx";
import { type CSSProperties, Fragment } from "react";
import { RichText } from "@/components/ui/rich-text";
import type { RichTextCopy } from "@/content/schema";
import { headlineScale } from "@/lib/text/headline-scale";
import styles from "./hero-heading.module.css";

interface HeroHeadingProps {
  id: string;
  className?: string | undefined;
  children: RichTextCopy;
}

/** The page's headline, as large as its words allow. Each highlighted phrase has a line of its own. */
export function HeroHeading({ id, className, children }: HeroHeadingProps) {
  return (
    <h1
      id={id}
      className={clsx(styles.heading, "font-heavy leading-[0.98] tracking-tight", className)}
      style={{ "--headline-scale": headlineScale(children) } as CSSProperties}
    >
      {children.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <Fragment key={index}>
          {(isMark(token) || isMark(children[index - 1])) && index > 0 && <br />}
          <RichText isDrawn>{[token]}</RichText>
        </Fragment>
      ))}
    </h1>
  );
}

const isMark = (token: RichTextCopy[number] | undefined) => typeof token === "object" && "mark" in token;
