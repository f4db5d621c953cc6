import { prefersReducedMotion } from "./use-media";

/** Scrolls an answer that opened into the window, by no more than it lacks, once all that moves in `among` is over. */
export function bringUp(answer: Element, among: Element) {
  const motion = among.getAnimations({ subtree: true });
  // One that is closed again has none that finish.
  Promise.all(motion.map(({ finished }) => finished)).then(
    () => {
      const behavior = prefersReducedMotion() ? "auto" : "smooth";
      answer.scrollIntoView({ block: "nearest", behavior });
    },
    () => {},
  );
}
