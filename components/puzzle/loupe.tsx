import clsx from "clsx";
import { AnimatePresence, animateSingleValue, domMin, LazyMotion, useMotionValue } from "framer-motion";
import * as m from "framer-motion/m";
import { type Ref, type RefObject, startTransition, useEffect, useImperativeHandle, useRef, useState } from "react";
import phraseStyles from "@/components/ui/phrase-stroke.module.css";
import type { Ingredient } from "@/content/schema";
import { timeline } from "./timeline";

/** The diameter of the lens, in px. */
const lensSize = 148;

/** The size of the loupe above a word, relative to the lens. */
const loupeScale = 0.68;

/** The distance of the lens's middle below the list, in px, so that it covers no word of the list. */
const lensDrop = 66;

/** The space between the list and the answer that the loupe may cover, in px. */
const answerMargin = 8;

export interface LoupeHandle {
  /** Sends the loupe to a word of the list. Resolves when it has landed on the word, or fails. */
  flyTo(word: Element, list: Element, ingredient: Ingredient): Promise<void>;
  /** Sends the loupe back to the mascot. */
  returnHome(): void;
  /** Shows the large lens below a word that the mouse is over, at `x` in the window. */
  moveLens(x: number, list: Element, ingredient: Ingredient): void;
  hideLens(): void;
}

export interface LoupeProps {
  /** The glass of the loupe in the mascot's hand. */
  eye: RefObject<HTMLElement | null>;
  ref: Ref<LoupeHandle>;
}

/** A position in px, relative to the mascot's eye, and a size, relative to the lens. */
type Target = { x: number; y: number; scale: number };

interface LoupeView {
  kind: "loupe" | "lens";
  /** In the glass: the printed name, above what it means. */
  ingredient: Ingredient;
  target: Target;
  /** The size of the mascot's own loupe, relative to the lens. */
  eyeScale: number;
}

/** The word that the loupe is on, or flies to. */
interface Destination {
  target: Target;
  landing: Promise<void>;
  /** Resolves `landing`. */
  land(): void;
}

const seconds = (ms: number) => ms / 1000;

/* The loupe flies in an arc along the package's right edge, not over the copy: down first, and up last. */
const flyOut = { duration: seconds(timeline.flight), ease: [0, 0.6, 0.3, 1] } as const;
const flyOutSideways = { ...flyOut, ease: [0.7, 0, 1, 0.4] } as const;

/* First, the pupil opens again. The arc passes on the right of the question's circles. */
const pupilOpening = { duration: seconds(timeline.pupilOpeningDuration) };
const flyHome = {
  ...flyOut,
  delay: pupilOpening.duration,
  x: { ...flyOut, times: [0, 0.75, 1] },
  y: { ...flyOutSideways, delay: pupilOpening.duration },
};

/* The stroke in the glass, once the loupe has landed. */
const glassStroke = { duration: seconds(timeline.glassStrokeDuration), delay: seconds(timeline.flight) };

const lensSpring = { type: "spring", stiffness: 900, damping: 60 } as const;

/** The mascot's loupe, which flies to an ingredient and back. Hidden from assistive technology. */
export function Loupe({ eye, ref }: LoupeProps) {
  // Null while the mascot holds the loupe, or it returns to her.
  const [view, setView] = useState<LoupeView | null>(null);
  // For the events of the mouse, which come between two renders.
  const lens = useRef<Ingredient | null>(null);
  const destination = useRef<Destination | null>(null);
  const x = useMotionValue(0);
  const y = useMotionValue(0);

  useImperativeHandle(ref, () => {
    /** Returns a point of the window as a target, and the size of the mascot's own loupe. */
    function fromEye(x: number, y: number, scale: number): Pick<LoupeView, "target" | "eyeScale"> {
      const { left = 0, top = 0, width = 0 } = eye.current?.getBoundingClientRect() ?? {};
      return { target: { x: x - left, y: y - top, scale }, eyeScale: width / lensSize };
    }

    return {
      flyTo(word, list, ingredient) {
        const { left, width, top, height } = word.getBoundingClientRect();
        const { top: listTop, bottom } = list.getBoundingClientRect();
        // Halfway to the middle of the list, or in the answer's margin, so that question and answer stay visible.
        const halfway = (top + height / 2 + (listTop + bottom) / 2) / 2;
        const lowest = bottom + answerMargin - (lensSize / 2) * loupeScale;
        const { target, eyeScale } = fromEye(left + width / 2, Math.min(halfway, lowest), loupeScale);
        // framer-motion does not animate, and reports nothing, when the target is the same.
        if (!destination.current || !isSame(destination.current.target, target))
          destination.current = destinationAt(target);
        lens.current = null;
        const { target: end, landing } = destination.current;
        // After the frame that responds to the tap: on a slow phone, the first flight takes 100 ms to prepare.
        startTransition(() => setView({ kind: "loupe", ingredient, target: end, eyeScale }));
        return landing;
      },

      returnHome() {
        destination.current = null;
        setView(null);
      },

      moveLens(clientX, list, ingredient) {
        // The loupe returns from an ingredient before the lens leaves the eye.
        if (destination.current) return;
        const position = fromEye(clientX, list.getBoundingClientRect().bottom + lensDrop, 1);
        if (lens.current !== ingredient) {
          lens.current = ingredient;
          setView({ kind: "lens", ingredient, ...position });
          return;
        }
        // Not `animate`, which also contains sequences and adds 6 KB.
        animateSingleValue(x, position.target.x, lensSpring);
        animateSingleValue(y, position.target.y, lensSpring);
      },

      hideLens() {
        if (!lens.current) return;
        lens.current = null;
        setView(null);
      },
    };
  }, [eye, x, y]);

  // A loupe that fails in flight never lands, and the answer must not wait for it.
  useEffect(() => () => destination.current?.land(), []);

  const rest = { x: 0, y: 0, scale: view?.eyeScale };
  const isLens = view?.kind === "lens";
  return (
    <LazyMotion features={domMin} strict>
      <AnimatePresence>
        {view && (
          <m.div
            key="loupe"
            aria-hidden="true"
            className="pointer-events-none absolute z-2 print:hidden"
            style={{ x, y, width: lensSize, height: lensSize, margin: -lensSize / 2 }}
            initial={rest}
            animate={view.target}
            onAnimationComplete={(reached) => {
              if (reached === view.target) destination.current?.land();
            }}
            exit={{ ...rest, x: [null, 24, 0], transition: flyHome }}
            transition={isLens ? lensSpring : { ...flyOut, x: flyOutSideways }}
          >
            <Glass ingredient={view.ingredient} isLens={isLens} />
            <Handle />
          </m.div>
        )}
      </AnimatePresence>
    </LazyMotion>
  );
}

const isSame = (one: Target, other: Target) => one.x === other.x && one.y === other.y;

function destinationAt(target: Target): Destination {
  let land = () => {};
  const landing = new Promise<void>((resolve) => {
    land = resolve;
  });
  return { target, landing, land };
}

function Handle() {
  return (
    <span className="absolute right-[8px] bottom-[-12px] h-[46px] w-[17px] rounded-[8px] bg-ink [transform:rotate(-45deg)]" />
  );
}

interface GlassProps {
  ingredient: Ingredient;
  isLens: boolean;
}

/** The glass: the mascot's pupil closes, and the name appears with what it means. */
function Glass({ ingredient, isLens }: GlassProps) {
  // The loupe shows its text when it lands, the lens at once.
  const delay = isLens ? 0 : seconds(timeline.pupilClosing);
  const pupilClosing = { duration: seconds(timeline.pupilClosingDuration), delay };
  const textAppearing = { duration: seconds(timeline.glassTextDuration), delay: delay + pupilClosing.duration };
  return (
    <span className="absolute inset-0 overflow-hidden rounded-full border-8 border-ink bg-milk forced-colors:border-2">
      <m.span
        className="absolute inset-[28%] rounded-full bg-ink"
        initial={{ scale: 1 }}
        animate={{ scale: 0, transition: pupilClosing }}
        exit={{ scale: 1, transition: pupilOpening }}
      >
        <span className="absolute top-1 right-1 size-1/3 rounded-full bg-paper" />
      </m.span>
      <m.span
        className={clsx(
          "absolute inset-0 grid grid-cols-1 content-center justify-items-center text-center text-xl leading-none",
          isLens ? "p-1" : "px-3",
        )}
        initial={{ opacity: 0, scale: 0.5 }}
        animate={{ opacity: 1, scale: 1, transition: textAppearing }}
        exit={{ opacity: 0, transition: { duration: 0 } }}
      >
        {/* The lens shows a name whole. The loupe shows it as large as its glass allows, with a stroke behind it. */}
        <span className={isLens ? "text-label" : clsx(phraseStyles.phrase, "whitespace-nowrap text-4xl")}>
          {!isLens && (
            <m.span
              className={phraseStyles.stroke}
              initial={{ scaleX: 0 }}
              animate={{ scaleX: 1 }}
              transition={glassStroke}
            />
          )}
          <span>{ingredient.name}</span>
        </span>
        <b className="font-display font-heavy">{ingredient.gloss}</b>
      </m.span>
    </span>
  );
}
