import clsx from "clsx";
import {
  AnimatePresence,
  animateSingleValue,
  domMin,
  LazyMotion,
  type MotionStyle,
  useMotionValue,
} from "framer-motion";
import * as m from "framer-motion/m";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import phraseStyles from "@/components/ui/phrase-stroke.module.css";
import type { Ingredient } from "@/content/schema";
import styles from "./loupe.module.css";
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
  /** Sends the loupe to a word of the list and back. */
  flyTo(word: Element, list: Element, ingredient: Ingredient): void;
  /** Shows the large lens below a word that the mouse is over, at `x` in the window. */
  moveLens(x: number, list: Element, ingredient: Ingredient): void;
  hideLens(): void;
}

export interface LoupeProps {
  /** The glass of the loupe in the mascot's hand. */
  eye: RefObject<HTMLElement | null>;
  ref: Ref<LoupeHandle>;
}

interface LoupeView {
  kind: "loupe" | "lens";
  /** In the glass: the printed name, above what it means. */
  ingredient: Ingredient;
  /** The position in px, relative to the mascot's eye. */
  x: number;
  y: number;
  /** The size of the mascot's own loupe, relative to the lens. */
  eyeScale: number;
}

const seconds = (ms: number) => ms / 1000;

/* The loupe flies in an arc along the package's right edge, not over the copy: down first, and up last. */
const flyOut = { duration: seconds(timeline.landing), ease: [0, 0.6, 0.3, 1] } as const;
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
const glassStroke = { duration: seconds(timeline.glassStrokeDuration), delay: seconds(timeline.landing) };

const lensSpring = { type: "spring", stiffness: 900, damping: 60 } as const;

/** The mascot's loupe, which flies to an ingredient and back. Hidden from assistive technology. */
export function Loupe({ eye, ref }: LoupeProps) {
  // Null while the mascot holds the loupe, or it returns to her.
  const [view, setView] = useState<LoupeView | null>(null);
  const current = useRef<LoupeView | null>(null);
  const x = useMotionValue(0);
  const y = useMotionValue(0);

  useImperativeHandle(ref, () => {
    function show(view: LoupeView | null) {
      current.current = view;
      setView(view);
    }

    /** Converts window coordinates to coordinates relative to the eye. */
    function fromEye(x: number, y: number) {
      const { left = 0, top = 0, width = 0 } = eye.current?.getBoundingClientRect() ?? {};
      return { x: x - left, y: y - top, eyeScale: width / lensSize };
    }

    return {
      flyTo(word, list, ingredient) {
        const { left, width, top, height } = word.getBoundingClientRect();
        const { top: listTop, bottom } = list.getBoundingClientRect();
        // Halfway to the middle of the list, or in the answer's margin, so that question and answer stay visible.
        const halfway = (top + height / 2 + (listTop + bottom) / 2) / 2;
        const lowest = bottom + answerMargin - (lensSize / 2) * loupeScale;
        show({ kind: "loupe", ingredient, ...fromEye(left + width / 2, Math.min(halfway, lowest)) });
      },

      moveLens(clientX, list, ingredient) {
        // The loupe returns from an ingredient before the lens leaves the eye.
        if (current.current?.kind === "loupe") return;
        const target = fromEye(clientX, list.getBoundingClientRect().bottom + lensDrop);
        if (current.current?.ingredient !== ingredient) {
          show({ kind: "lens", ingredient, ...target });
          return;
        }
        // Not `animate`, which also contains sequences and adds 6 KB.
        animateSingleValue(x, target.x, lensSpring);
        animateSingleValue(y, target.y, lensSpring);
      },

      hideLens() {
        if (current.current?.kind === "lens") show(null);
      },
    };
  }, [eye, x, y]);

  useEffect(() => {
    if (view?.kind !== "loupe") return;
    const timer = setTimeout(() => {
      current.current = null;
      setView(null);
    }, timeline.departure);
    return () => clearTimeout(timer);
  }, [view]);

  const rest = { x: 0, y: 0, scale: view?.eyeScale };
  const isLens = view?.kind === "lens";
  return (
    <LazyMotion features={domMin} strict>
      <AnimatePresence>
        {view && (
          <m.div
            key="loupe"
            aria-hidden="true"
            className={styles.loupe}
            style={{ x, y, "--loupe-size": `${lensSize}px` } as MotionStyle}
            initial={rest}
            animate={{ x: view.x, y: view.y, scale: isLens ? 1 : loupeScale }}
            exit={{ ...rest, x: [null, 24, 0], transition: flyHome }}
            transition={isLens ? lensSpring : { ...flyOut, x: flyOutSideways }}
          >
            <Glass ingredient={view.ingredient} isLens={isLens} />
          </m.div>
        )}
      </AnimatePresence>
    </LazyMotion>
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
