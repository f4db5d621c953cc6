"use client";

import clsx from "clsx";
import { useEffect, useId, useRef } from "react";
import { useModule } from "@/hooks/use-module";
import { useSignOfLife } from "@/hooks/use-sign-of-life";
import { matchesMedia, mobileQuery } from "@/lib/browser/media";
import { AnswerSlot } from "./answer-slot";
import { IngredientList } from "./ingredient-list";
import { Phone } from "./phone";
import { Preferences } from "./preferences";
import { ProductPackage } from "./product-package";
import { usePuzzle } from "./puzzle-context";
import styles from "./puzzle-package.module.css";
import { Question } from "./question";
import { Status } from "./status";

/** Loads late, because a visitor has to tap words to see it. */
const loadReceipt = () => import("./receipt");

/** The package that is shown, with its label: the question, the ingredients and the slot for answers. */
export function PuzzlePackage({ className }: { className?: string }) {
  const { state } = usePuzzle();
  const { product, isChosen, progress } = state;
  const nameId = useId();
  const brandId = `${nameId}-brand`;
  const kindId = `${nameId}-kind`;

  const receipt = useModule(loadReceipt, useSignOfLife());

  const figure = useRef<HTMLElement>(null);
  const { id } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each product scrolls once
  useEffect(() => {
    if (!isChosen || !figure.current) return;
    // On a phone, the shelf is below the package that has changed.
    if (matchesMedia(mobileQuery) || figure.current.getBoundingClientRect().top < 0) figure.current.scrollIntoView();
  }, [isChosen, id]);

  return (
    <figure
      ref={figure}
      id="label"
      aria-labelledby={`${brandId} ${kindId}`}
      className={clsx(styles.package, "scroll-mt-15", className)}
    >
      {/* A new element for each product, so that nothing of the previous one remains. */}
      <ProductPackage
        key={id}
        product={product}
        isSolved={progress.phase === "solved"}
        brandId={brandId}
        kindId={kindId}
      >
        <div className="relative flex grow flex-col rounded-panel border-2 border-ink bg-paper">
          <Question />
          <IngredientList />
          <AnswerSlot />
          {progress.phase === "solved" && product.puzzle && receipt.status === "ready" && (
            <receipt.module.Receipt puzzle={product.puzzle} duration={progress.duration} />
          )}
          <Preferences />
          <Phone />
        </div>
      </ProductPackage>
      <Status />
    </figure>
  );
}
