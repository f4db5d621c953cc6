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

/** The page's headline, as large as its words allow. Each highlighted phrase is on a separate line. */
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
          {isOnNewLine(token, children.slice(0, index)) && <br />}
          <RichText isDrawn>{[token]}</RichText>
        </Fragment>
      ))}
    </h1>
  );
}

type Token = RichTextCopy[number];

const isMark = (token: Token) => typeof token === "object" && "mark" in token;
const isSpace = (token: Token) => typeof token === "string" && token.trim() === "";

/** Returns whether a new line begins with a token: before and after a highlighted phrase. */
function isOnNewLine(token: Token, before: Token[]): boolean {
  const last = before.filter((token) => !isSpace(token)).at(-1);
  return last !== undefined && !isSpace(token) && (isMark(token) || isMark(last));
}
