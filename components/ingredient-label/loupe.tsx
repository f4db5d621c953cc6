import type { MotionModule } from "@/hooks/use-motion";

/** The loupe's position in px, relative to its container, and the text in its glass. */
export interface LoupeView {
  x: number;
  y: number;
  text: string;
  /** The position of the mascot's eye, in the same coordinates. */
  home: { x: number; y: number };
  /** True for the large lens that follows the pointer. */
  isLens: boolean;
}

interface LoupeProps {
  motion: MotionModule;
  /** Null when the loupe is at the mascot's eye. */
  view: LoupeView | null;
}

/** The mascot's loupe, which flies to an ingredient and back. Hidden from assistive technology. */
export function Loupe({ motion, view }: LoupeProps) {
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
