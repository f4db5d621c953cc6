import { Fragment } from "react";
import type { RichTextCopy } from "@/content/schema";
import { Highlight, SwipedHighlight } from "./highlight";
import { Link } from "./link";
import { SourceTip } from "./source-tip";

interface RichTextProps {
  /** Draws the strokes when the page loads. Only in a heading that is positioned and isolated. */
  isDrawn?: boolean;
  /** Draws the strokes when they are scrolled into view. */
  isSwiped?: boolean;
  children: string | RichTextCopy;
}

/** Copy with emphasis: highlighter strokes, sourced terms and links. */
export function RichText({ children, ...marks }: RichTextProps) {
  if (typeof children === "string") return children;
  return children.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <Fragment key={index}>{renderToken(token, marks)}</Fragment>
  ));
}

function renderToken(token: RichTextCopy[number], { isDrawn, isSwiped }: Omit<RichTextProps, "children">) {
  if (typeof token === "string") return token;
  if ("mark" in token && isSwiped) return <SwipedHighlight>{token.mark}</SwipedHighlight>;
  if ("mark" in token) return <Highlight isDrawn={isDrawn}>{token.mark}</Highlight>;
  if ("term" in token) return <SourceTip source={token.source}>{token.term}</SourceTip>;
  return (
    <Link href={token.href} className="text-[color:var(--link,var(--color-cobalt))] underline underline-offset-4">
      {token.link}
    </Link>
  );
}

interface ParagraphsProps {
  className: string;
  isSwiped?: boolean;
  children: (string | RichTextCopy)[];
}

export function Paragraphs({ className, isSwiped, children }: ParagraphsProps) {
  return children.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <p key={index} className={className}>
      <RichText isSwiped={isSwiped}>{paragraph}</RichText>
    </p>
  ));
}
