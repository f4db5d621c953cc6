"use client";

import clsx from "clsx";
import { type ReactNode, type RefObject, useRef } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { Gesture } from "@/components/ui/gesture";
import type { Product } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useLate } from "@/hooks/use-late";
import { usePrefersReducedMotion } from "@/hooks/use-media";
import { late } from "@/lib/enhancement/late";
import { isMiss } from "./ingredients";
import type { LoupeHandle, LoupeProps } from "./loupe";
import { useLivePuzzle, usePuzzle, WithoutBehavior } from "./puzzle-context";
import styles from "./puzzle-mascot.module.css";
import { isSolved, openIngredient, type PuzzleState } from "./puzzle-state";

/** Moves the loupe with framer-motion, which is large. When it fails to load, there is no loupe. */
const lateLoupe = late(() => import("./loupe"));

interface PuzzleMascotProps {
  className?: string;
  /** The mascot's drawing. Its loupe flies to each ingredient that is found. */
  children: ReactNode;
}

/** The mascot. `data-changed` marks that the visitor has changed the package that she is on. */
export function PuzzleMascot(props: PuzzleMascotProps) {
  const fallback = (
    <WithoutBehavior>
      <Mascot {...props} />
    </WithoutBehavior>
  );
  return (
    <ErrorBoundary name="mascot" fallback={fallback}>
      <Mascot {...props} />
    </ErrorBoundary>
  );
}

function Mascot({ className, children }: PuzzleMascotProps) {
  const { state, behavior } = usePuzzle();
  return (
    <div
      className={clsx(styles.mascot, className)}
      // In a view transition, she jumps to the new package.
      style={{ viewTransitionName: "mascot" }}
      data-changed={state.previousId !== null || undefined}
    >
      <div className={styles.drawing}>{behavior ? <LiveDrawing>{children}</LiveDrawing> : children}</div>
    </div>
  );
}

/** The drawing with its gestures and the loupe. */
function LiveDrawing({ children }: { children: ReactNode }) {
  const { product, state, behavior } = useLivePuzzle();
  const eye = useRef<HTMLDivElement>(null);
  const solved = isSolved(state.progress);
  const open = openIngredient(state.progress);
  return (
    <>
      <div ref={eye} className={styles.eye}>
        <LateLoupe eye={eye} handle={behavior.loupe} />
      </div>
      {/* A new element for each answer, so that the gesture is repeated. She waves once. */}
      <Gesture
        key={`${product.id} ${solved || open}`}
        name={gestureFor(product, state)}
        when={solved || open !== null || state.previousId !== null}
        className={styles.gesture}
      >
        {children}
      </Gesture>
    </>
  );
}

/** Returns the gesture that follows a tap: a wave for the solved puzzle, a hop for a find, a shake of the head. */
function gestureFor(product: Product, state: PuzzleState) {
  if (isSolved(state.progress)) return "wave";
  const open = openIngredient(state.progress);
  const ingredient = product.ingredients.find(({ name }) => name === open);
  if (!ingredient) return "jump";
  return isMiss(ingredient, product.puzzle) ? "shake" : "hop";
}

interface LateLoupeProps {
  eye: LoupeProps["eye"];
  handle: RefObject<LoupeHandle | null>;
}

/** The loupe, once the page is hydrated. Missing with reduced motion. */
function LateLoupe({ eye, handle }: LateLoupeProps) {
  const isHydrated = useIsHydrated();
  const prefersReducedMotion = usePrefersReducedMotion();
  const loupe = useLate(lateLoupe, isHydrated && !prefersReducedMotion);
  if (loupe.status !== "ready" || prefersReducedMotion) return null;
  const { Loupe } = loupe.module;
  return (
    <ErrorBoundary name="loupe">
      <Loupe eye={eye} ref={handle} />
    </ErrorBoundary>
  );
}
