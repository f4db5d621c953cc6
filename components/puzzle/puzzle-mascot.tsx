"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { Gesture } from "@/components/ui/gesture";
import { isMiss } from "./ingredients";
import { usePuzzle } from "./puzzle-context";
import styles from "./puzzle-mascot.module.css";
import { openIngredient, type PuzzleState } from "./puzzle-state";

interface PuzzleMascotProps {
  className?: string;
  /** The mascot's drawing. */
  children: ReactNode;
}

/** The mascot, who responds to each tap. `data-changed` marks that the visitor has changed the package that she is on. */
export function PuzzleMascot({ className, children }: PuzzleMascotProps) {
  const { state } = usePuzzle();
  const gesture = gestureFor(state);
  return (
    <div
      className={clsx(styles.mascot, className)}
      // In a view transition, she jumps to the new package.
      style={{ viewTransitionName: "mascot" }}
      data-changed={state.isChosen || undefined}
    >
      {/* A new element for each answer, so that the gesture is repeated. She waves once. */}
      <Gesture key={keyFor(state)} name={gesture ?? "hop"} when={gesture !== null} className="w-full">
        {children}
      </Gesture>
    </div>
  );
}

function keyFor({ product, progress }: PuzzleState): string {
  return `${product.id} ${progress.phase === "solved" ? "solved" : openIngredient(progress)}`;
}

/** Returns the gesture that follows a tap: a wave once all is found, a hop for a target, a shake of the head. */
function gestureFor({ product, progress, isChosen }: PuzzleState) {
  if (progress.phase === "solved") return "wave";
  const ingredient = product.ingredients.find(({ name }) => name === openIngredient(progress));
  if (ingredient) return isMiss(ingredient, product.puzzle) ? "shake" : "hop";
  return isChosen ? "jump" : null;
}
