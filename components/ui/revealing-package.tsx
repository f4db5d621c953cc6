"use client";

import clsx from "clsx";
import { type PointerEvent, useEffect, useState } from "react";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useIsTouched } from "@/hooks/use-is-touched";
import { Highlight } from "./highlight";
import { type IngredientPackageProps, PackageFront } from "./ingredient-package";
import styles from "./ingredient-package.module.css";

interface RevealingPackageProps extends IngredientPackageProps {
  /** The ingredient in plain English. */
  meaning: string;
}

/** An `IngredientPackage` that shows the ingredient's meaning on hover, until Escape is pressed, or when it is pressed. */
export function RevealingPackage({ icon, word, meaning, className }: RevealingPackageProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  // The pre-rendered page has the meaning in the card's text, and text browsers would read it twice.
  const isHydrated = useIsHydrated();
  const { isTouched, onPointerEnter } = useIsTouched();
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && setIsDismissed(true);
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  function startHover(event: PointerEvent) {
    setIsDismissed(false);
    onPointerEnter(event);
  }

  return (
    <button
      type="button"
      className={clsx(
        styles.package,
        styles.revealing,
        isRevealed && styles.revealed,
        (isTouched || isDismissed) && styles.isNotHovered,
        className,
      )}
      // Its words are separate elements, and would be read as one.
      aria-label={isRevealed ? meaning : word}
      aria-expanded={isHydrated ? isRevealed : undefined}
      onPointerEnter={startHover}
      onClick={() => setIsRevealed(!isRevealed)}
    >
      <PackageFront icon={icon} word={word} boxClassName="loads-near" />
      {isHydrated && (
        <span className={styles.meaning}>
          <Highlight>{meaning}</Highlight>
        </span>
      )}
    </button>
  );
}
