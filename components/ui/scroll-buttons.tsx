"use client";

import type { Site } from "@/content/schema";
import { useRow } from "./use-row";

interface ScrollButtonsProps {
  /** The id of the row that they move. */
  of: string;
  labels: Site["scroller"];
  className?: string;
}

/** The two buttons of a row that scrolls sideways. */
export function ScrollButtons({ of, labels, className = "" }: ScrollButtonsProps) {
  const { end, move } = useRow(of);
  return (
    <div className={`scroll-buttons flex shrink-0 gap-2 ${className}`}>
      <ScrollButton
        label={labels.previous}
        className="chevron-back"
        isIdle={end === "first"}
        onClick={() => move(-1)}
      />
      <ScrollButton
        label={labels.next}
        className="chevron-next"
        isIdle={end === "last"}
        onClick={() => move(1)}
      />
    </div>
  );
}

interface ScrollButtonProps {
  label: string;
  /** Its sign (chevron.css). */
  className: string;
  /** There is nothing further on its side. It keeps its place, and the keyboard's focus. */
  isIdle: boolean;
  onClick: () => void;
}

function ScrollButton({ label, className, isIdle, onClick }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
      className={`${className} js-only flex size-11 items-center justify-center rounded-button border-2 border-ink bg-paper text-ink hover:bg-milk aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-rule lg:size-12`}
    />
  );
}
