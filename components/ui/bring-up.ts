import { prefersReducedMotion } from "./use-media";

/** Scrolls an answer that opened into the window, by no more than it lacks, once all that moves in `among` is over. */
export function bringUp(answer: Element, among = answer) {
  const scroll = () => {
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    answer.scrollIntoView({ block: "nearest", behavior });
  };
  const motion = among.getAnimations({ subtree: true });
  Promise.all(motion.map(({ finished }) => finished)).then(
    // After the last correction of what is held in place (hold-in-place.ts), which would end a smooth scroll.
    () => requestAnimationFrame(scroll),
    // One that is closed again has none that finish.
    () => {},
  );
}
