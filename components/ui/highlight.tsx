import clsx from "clsx";
import { Fragment } from "react";
import { Entrance } from "./entrance";
import styles from "./highlight.module.css";
import phraseStyles from "./phrase-stroke.module.css";

interface HighlightProps {
  /** Draws the strokes when the page loads. Only in a heading that is positioned and isolated. */
  isDrawn?: boolean | undefined;
  children: string;
}

/** Highlighted text, with a stroke for each word. */
export function Highlight({ isDrawn, children }: HighlightProps) {
  const words = children.split(" ");
  return (
    <mark>
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words never move, and a word can occur twice
        <Fragment key={index}>
          {/* A stroke does not wrap, so the line breaks here. */}
          {index > 0 && <wbr />}
          <span className={clsx(styles.stroke, isDrawn && styles.drawn)}>
            {/* At the end of a line, a space between two strokes would be missing in Chromium's accessibility tree. */}
            <JoinedWords>{index < words.length - 1 ? `${word} ` : word}</JoinedWords>
          </span>
        </Fragment>
      ))}
    </mark>
  );
}

/** Words joined by no-break spaces. They are on one line unless it is too short (highlight.module.css). */
function JoinedWords({ children }: { children: string }) {
  const words = children.split("\u00a0");
  return words.map((word, index) => {
    const text = index < words.length - 1 ? `${word}\u00a0` : word;
    if (index === 0) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words never move, and a word can occur twice
      <Fragment key={index}>
        <wbr />
        {text}
      </Fragment>
    );
  });
}

/** A highlighted phrase. Its stroke is animated when it is scrolled into view. */
export function SwipedHighlight({ children }: { children: string }) {
  return (
    <mark className={phraseStyles.phrase}>
      <Entrance as="span" from={{ scaleX: 0 }} className={phraseStyles.stroke} />
      {/* The stroke's element changes. A page translator replaces the text that React would insert it before. */}
      <span>{children}</span>
    </mark>
  );
}
