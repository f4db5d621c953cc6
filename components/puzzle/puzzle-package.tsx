"use client";

import clsx from "clsx";
import { useEffect, useId, useRef } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { matchesMedia, mobileQuery } from "@/lib/browser/media";
import { AnswerSlot } from "./answer-slot";
import { IngredientList } from "./ingredient-list";
import { Preferences } from "./preferences";
import { ProductPackage } from "./product-package";
import { usePuzzle, WithoutBehavior } from "./puzzle-context";
import styles from "./puzzle-package.module.css";
import { isSolved } from "./puzzle-state";
import { Question } from "./question";

interface PuzzlePackageProps {
  className?: string;
}

/** The package that is shown: its label with the question, the ingredients, and the slot for answers. */
export function PuzzlePackage(props: PuzzlePackageProps) {
  const fallback = (
    <WithoutBehavior>
      <Package {...props} />
    </WithoutBehavior>
  );
  return (
    <ErrorBoundary name="package" fallback={fallback}>
      <Package {...props} />
    </ErrorBoundary>
  );
}

function Package({ className }: PuzzlePackageProps) {
  const { product, state, behavior } = usePuzzle();
  const nameId = useId();
  const brandId = `${nameId}-brand`;
  const kindId = `${nameId}-kind`;

  const { previousId } = state;
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (previousId === null || !figure.current) return;
    // On a phone, the shelf is below the package that has changed.
    if (matchesMedia(mobileQuery) || figure.current.getBoundingClientRect().top < 0) figure.current.scrollIntoView();
  }, [previousId]);

  return (
    <figure
      ref={figure}
      id="label"
      aria-labelledby={`${brandId} ${kindId}`}
      className={clsx(styles.package, "scroll-mt-15", className)}
    >
      {/* A new element for each product, so that nothing of the last one is left. */}
      <ProductPackage
        key={product.id}
        product={product}
        isSolved={isSolved(state.progress)}
        brandId={brandId}
        kindId={kindId}
      >
        <div className="rounded-panel border-2 border-ink bg-paper">
          {product.puzzle && <Question puzzle={product.puzzle} />}
          <IngredientList />
          <AnswerSlot />
          {behavior && <Preferences />}
        </div>
      </ProductPackage>
    </figure>
  );
}
