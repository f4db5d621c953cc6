import { Fragment } from "react";
import type { RichText as RichTextFields } from "@/content/schema";
import { Flag } from "./flag";
import { SourceTip } from "./source-tip";

/** Copy with its emphasis drawn: highlighter strokes, sourced terms, flags, links. */
export function RichText({ children }: { children: RichTextFields }) {
  return children.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move
    <Fragment key={index}>{draw(piece)}</Fragment>
  ));
}

function draw(piece: RichTextFields[number]) {
  if (typeof piece === "string") return piece;
  if ("mark" in piece) return <Highlight>{piece.mark}</Highlight>;
  if ("flag" in piece) return <Flag name={piece.flag} />;
  if ("term" in piece) return <SourceTip source={piece.source}>{piece.term}</SourceTip>;
  return (
    <a href={piece.href} className="text-cobalt underline underline-offset-4">
      {piece.link}
    </a>
  );
}

/** Highlighted words, a stroke each (highlight.css). */
export function Highlight({ children }: { children: string }) {
  const [word, ...others] = children.split(" ");
  if (others.length === 0) return <mark className="stroke">{word}</mark>;
  return (
    <mark>
      <span className="stroke">{word}</span>
      {others.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words never move, and one may come twice
        <Fragment key={index}>
          {" "}
          <span className="stroke">{other}</span>
        </Fragment>
      ))}
    </mark>
  );
}
