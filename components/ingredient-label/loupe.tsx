import { useEffect, useRef, useState } from "react";
import type { Ingredient } from "@/content/schema";
import { useMotion } from "@/hooks/use-motion";

interface LoupeView {
  /** The position in px, relative to the mascot's eye. */
  x: number;
  y: number;
  /** The size of the mascot's own loupe, relative to the lens. */
  eyeScale: number;
  /** In the glass: the printed name, above what it means. */
  ingredient: Ingredient;
  /** True for the large lens that follows the mouse. */
  isLens: boolean;
}

/** The distance of the lens's middle below the list, in px, so that it covers no word of the list. */
const lensDrop = 66;

/** The size of the loupe above a word, relative to the lens. */
const loupeScale = 0.68;

/** The time from the loupe's take-off to its return flight, in ms. */
const stayDuration = 740;

/** Returns functions that move the loupe, and its view, which is null while the mascot wears it or it returns to her. */
export function useLoupe() {
  const eye = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const [view, setView] = useState<LoupeView | null>(null);

  useEffect(() => {
    if (!view || view.isLens) return;
    const timer = setTimeout(() => setView(null), stayDuration);
    return () => clearTimeout(timer);
  }, [view]);

  /** Converts window coordinates to coordinates relative to the eye. The lens is 148 px wide. */
  function fromEye(x: number, y: number) {
    const { left = 0, top = 0, width = 0 } = eye.current?.getBoundingClientRect() ?? {};
    return { x: x - left, y: y - top, eyeScale: width / 148 };
  }

  return {
    eye,
    view,
    flyTo(word: Element | null, list: Element | null, ingredient: Ingredient) {
      if (!motion || !word || !list) return;
      const { left, width, top, height } = word.getBoundingClientRect();
      const { top: listTop, bottom } = list.getBoundingClientRect();
      // Halfway to the middle of the list, or in the answer's margin, so that question and answer stay visible.
      const y = Math.min((top + height / 2 + (listTop + bottom) / 2) / 2, bottom + 8 - 74 * loupeScale);
      setView({ ...fromEye(left + width / 2, y), ingredient, isLens: false });
    },
    moveLens(x: number, list: Element, ingredient: Ingredient) {
      if (!motion) return;
      const y = list.getBoundingClientRect().bottom + lensDrop;
      // The loupe returns from an ingredient before the lens leaves the eye.
      setView((view) => (view?.isLens === false ? view : { ...fromEye(x, y), ingredient, isLens: true }));
    },
    hideLens: () => setView((view) => (view?.isLens ? null : view)),
  };
}

/* Flies in an arc along the package's right edge, not over the copy: down first, and up last. */
const early = { duration: 0.34, ease: [0, 0.6, 0.3, 1] } as const;
const late = { duration: 0.34, ease: [0.7, 0, 1, 0.4] } as const;
/* First, the eye opens again. Its arc passes on the right of the question's circles. */
const home = { ...early, delay: 0.08, x: { ...early, times: [0, 0.75, 1] }, y: { ...late, delay: 0.08 } };

/* The stroke in the glass, once the loupe has arrived. */
const swipe = { initial: { scaleX: 0 }, animate: { scaleX: 1 }, transition: { duration: 0.16, delay: early.duration } };

/** The mascot's loupe, which flies to an ingredient and back. Hidden from assistive technology. */
export function Loupe({ view }: { view: LoupeView | null }) {
  const motion = useMotion();
  if (!motion) return null;
  const { AnimatePresence, m, Motion } = motion;
  const { name = "", gloss } = view?.ingredient ?? {};
  const rest = { x: 0, y: 0, scale: view?.eyeScale };
  // The loupe shows its text when it arrives, the lens at once.
  const delay = view?.isLens ? 0 : 0.22;
  return (
    <Motion>
      <AnimatePresence>
        {view && (
          <m.div
            key="loupe"
            aria-hidden="true"
            className="loupe print:hidden pointer-events-none absolute z-2 -m-[74px] size-[148px]"
            initial={rest}
            animate={{ x: view.x, y: view.y, scale: view.isLens ? 1 : loupeScale }}
            exit={{ ...rest, x: [null, 24, 0], transition: home }}
            transition={view.isLens ? { type: "spring", stiffness: 900, damping: 60 } : { ...early, x: late }}
          >
            <span className="absolute inset-0 overflow-hidden rounded-full border-8 border-ink bg-milk">
              {/* The mascot's pupil closes before the text appears. */}
              <m.span
                className="absolute inset-[28%] rounded-full bg-ink"
                initial={{ scale: 1 }}
                animate={{ scale: 0, transition: { duration: 0.1, delay } }}
                exit={{ scale: 1, transition: { duration: 0.08 } }}
              >
                <span className="absolute top-1 right-1 size-1/3 rounded-full bg-paper" />
              </m.span>
              <m.span
                className={`absolute inset-0 grid grid-cols-1 content-center justify-items-center text-center text-xl leading-none ${view.isLens ? "p-1" : "px-3"}`}
                initial={{ opacity: 0, scale: 0.5 }}
                animate={{ opacity: 1, scale: 1, transition: { duration: 0.12, delay: delay + 0.1 } }}
                exit={{ opacity: 0, transition: { duration: 0.01 } }}
              >
                {/* The lens shows a name whole, the loupe as large as its glass allows. */}
                <span className={view.isLens ? "text-label" : "stroke-swiped whitespace-nowrap text-4xl"}>
                  {!view.isLens && <m.span className="stroke-shape" {...swipe} />}
                  {name}
                </span>
                <b className="font-display font-heavy">{gloss}</b>
              </m.span>
            </span>
          </m.div>
        )}
      </AnimatePresence>
    </Motion>
  );
}
