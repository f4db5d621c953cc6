"use client";

import clsx from "clsx";
import { type ComponentProps, useEffect, useId, useRef } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { isMobile } from "@/lib/browser/is-mobile";
import { AnswerSlot } from "./answer-slot";
import { IngredientList } from "./ingredient-list";
import { Preferences } from "./preferences";
import { ProductPackage } from "./product-package";
import { usePuzzle, usePuzzleContext } from "./puzzle-context";
import styles from "./puzzle-package.module.css";
import { isSolved } from "./puzzle-state";
import { Question } from "./question";
import { StaticLabel } from "./static-label";

/** The package that is shown: its label with the question, the ingredients, and the slot for answers. */
export function PuzzlePackage({ className }: { className?: string }) {
  const { prerendered, live } = usePuzzleContext();
  const nameId = useId();
  const brandId = `${nameId}-brand`;
  const kindId = `${nameId}-kind`;
  const product = live?.product ?? prerendered.first;
  const previousId = live?.state.previousId ?? null;

  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (previousId === null || !figure.current) return;
    // On a phone, the shelf is below the package that has changed.
    if (isMobile() || figure.current.getBoundingClientRect().top < 0) figure.current.scrollIntoView();
  }, [previousId]);

  const fallback = (
    <Frame product={product} brandId={brandId} kindId={kindId}>
      <StaticLabel copy={prerendered.copy} ingredientsPath={prerendered.ingredientsPath} product={product} />
    </Frame>
  );

  return (
    <figure
      ref={figure}
      id="label"
      aria-labelledby={`${brandId} ${kindId}`}
      className={clsx(styles.package, "scroll-mt-15", className)}
    >
      <ErrorBoundary name="package" fallback={fallback}>
        {live ? (
          <Frame product={product} isSolved={isSolved(live.state.progress)} brandId={brandId} kindId={kindId}>
            <LiveLabel />
          </Frame>
        ) : (
          fallback
        )}
      </ErrorBoundary>
    </figure>
  );
}

type FrameProps = ComponentProps<typeof ProductPackage>;

/** The package around the label panel. A new element for each product, so that nothing of the last one is left. */
function Frame({ product, children, ...frame }: FrameProps) {
  return (
    <ProductPackage key={product.id} product={product} {...frame}>
      <div className="rounded-panel border-2 border-ink bg-paper">{children}</div>
    </ProductPackage>
  );
}

function LiveLabel() {
  const { product } = usePuzzle();
  return (
    <>
      {product.puzzle && <Question puzzle={product.puzzle} />}
      <IngredientList />
      <AnswerSlot />
      <Preferences />
    </>
  );
}
