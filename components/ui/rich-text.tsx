import { Fragment } from "react";
import type { RichText as RichTextFields } from "@/content/schema";
import { SourceTip } from "./source-tip";

/** Copy with its emphasis drawn: highlighter strokes, sourced terms, links. */
export function RichText({ children }: { children: RichTextFields }) {
  return children.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move
    <Fragment key={at}>{draw(piece)}</Fragment>
  ));
}

function draw(piece: RichTextFields[number]) {
  if (typeof piece === "string") return piece;
  if ("mark" in piece) return <Highlight>{piece.mark}</Highlight>;
  if ("term" in piece) return <SourceTip source={piece.source}>{piece.term}</SourceTip>;
  return (
    <a href={piece.href} className="text-cobalt underline underline-offset-4">
      {piece.link}
    </a>
  );
}

/** Highlighted words: the stroke swipes over them as they come into view. */
export function Highlight({ children }: { children: string }) {
  return (
    <mark className="isolate" data-highlight="">
      <Strokes>{children}</Strokes>
    </mark>
  );
}

interface StrokesProps {
  /** A part of a word that is printed bold. */
  bold?: string | undefined;
  children: string;
}

/** The highlighter's strokes, word by word so that they break with the lines. */
export function Strokes({ bold, children }: StrokesProps) {
  return children.split(" ").map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
    <Fragment key={at}>
      {at > 0 && " "}
      <span className="stroke">{bold && word.includes(bold) ? embolden(word, bold) : word}</span>
    </Fragment>
  ));
}

function embolden(word: string, bold: string) {
  const [before, after] = word.split(bold);
  return (
    <>
      {before}
      <strong>{bold}</strong>
      {after}
    </>
  );
}
