"use client";

import { type ReactNode, useState } from "react";
import { Highlight } from "./rich-text";

interface RevealingPackageProps {
  picture: ReactNode;
  /** The ingredient name on the package. */
  word: string;
  /** The ingredient in plain English. */
  meaning: string;
}

/** A package that shows the ingredient's meaning on hover (revealing-package.css) or when it is pressed. */
export function RevealingPackage({ picture, word, meaning }: RevealingPackageProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <button
      type="button"
      className="package"
      data-revealed={isRevealed || undefined}
      onClick={() => setIsRevealed(!isRevealed)}
    >
      {picture}
      <span className="package-word">
        <Highlight>{word}</Highlight>
      </span>{" "}
      <span className="package-meaning">
        <Highlight>{meaning}</Highlight>
      </span>
    </button>
  );
}
