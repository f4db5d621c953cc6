import type { Drawing } from "@/content/schema";
import { Art } from "./picture";
import { Highlight } from "./rich-text";

interface PackageProps {
  picture: Drawing;
  /** The one word that it leaves a line to, found. */
  word: string;
}

/** A drawn package with its word as text. */
export function Package({ picture, word }: PackageProps) {
  return (
    <p className="package">
      <Art {...picture} />
      <Highlight>{word}</Highlight>
    </p>
  );
}
