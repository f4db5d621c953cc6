"use client";

import { useEffect, useRef, useState } from "react";
import { useMotion } from "@/hooks/use-motion";

interface LoupeView {
  /** The position in px, relative to the loupe's container. */
  x: number;
  y: number;
  /** The text in the glass. */
  text: string;
  /** The position of the mascot's eye, in the same coordinates. */
  home: { x: number; y: number };
  /** True for the large lens that follows the mouse. */
  isLens: boolean;
}

/** How long the loupe stays on an ingredient, in ms. */
const stay = 900;

/** Returns the loupe's view, null while it is at the mascot's eye, and functions that move it. */
export function useLoupe() {
  const mascot = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const [view, setView] = useState<LoupeView | null>(null);

  useEffect(() => {
    if (!view || view.isLens) return;
    const timer = setTimeout(() => setView(null), stay);
    return () => clearTimeout(timer);
  }, [view]);

  /** Converts window coordinates to coordinates relative to the loupe's container. */
  function toContainer(x: number, y: number) {
    const { left = 0, top = 0 } = mascot.current?.offsetParent?.getBoundingClientRect() ?? {};
    return { x: x - left, y: y - top };
  }

  /** Returns a point of an element, as fractions of its size. */
  function pointOf(element: Element | null, across: number, down: number) {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return toContainer(left + width * across, top + height * down);
  }

  const homeOf = () => pointOf(mascot.current, 0.61, 0.53);

  return {
    mascot,
    view: motion ? view : null,
    flyTo(word: Element | null, text: string) {
      if (view?.isLens) return;
      setView({ ...pointOf(word, 0.5, 0.5), home: homeOf(), text, isLens: false });
    },
    moveLens(x: number, y: number, text = view?.text ?? "") {
      setView({ ...toContainer(x, y), home: homeOf(), text, isLens: true });
    },
    hideLens: () => setView((view) => (view?.isLens ? null : view)),
  };
}

/** The mascot's loupe, which flies to an ingredient and back. Hidden from assistive technology. */
export function Loupe({ view }: { view: LoupeView | null }) {
  const motion = useMotion();
  if (!motion) return null;
  const { AnimatePresence, m, Motion } = motion;
  const rest = { ...view?.home, scale: 0.5 };
  return (
    <Motion>
      <AnimatePresence>
        {view && (
          <m.div
            key={view.isLens ? "lens" : "loupe"}
            aria-hidden="true"
            className={`loupe no-print ${view.isLens ? "loupe-lens" : ""}`}
            initial={rest}
            animate={{ x: view.x, y: view.y, scale: 1 }}
            exit={rest}
            transition={
              view.isLens
                ? { type: "spring", stiffness: 900, damping: 60 }
                : { duration: 0.38, ease: [0.3, 0, 0.2, 1] }
            }
          >
            <span className="loupe-glass">{view.text}</span>
          </m.div>
        )}
      </AnimatePresence>
    </Motion>
  );
}
