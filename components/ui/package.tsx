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
    <div className="relative w-max">
      <Art {...picture} className="relative" />
      {/* Every package leaves the line at this height to it (art/packages). */}
      <p className="absolute inset-x-0 bottom-[78px] z-0 text-center font-bold leading-[28px]">
        <Highlight>{word}</Highlight>
      </p>
    </div>
  );
}
