import { animate } from "framer-motion/dom/mini";
import { inView } from "../layout/in-view";

/* Seconds; all of it is done within 2.2. */
const move = 0.08;
const rest = 0.14;
const longest = 1.8;
const rise = 0.2;

/**
 * Scans the list of `panel` once it is in view: under one line of words after the other it is drawn, never through
 * them, and what stands there counts as read (`onRead`, how many words; undefined at the end); then the
 * explanation rises. Gives
 * what stops it.
 */
export function scanOnceSeen(
  panel: HTMLElement,
  onRead: (count: number | undefined) => void,
): () => void {
  let isStopped = false;
  const list = panel.querySelector<HTMLElement>("[data-list]");
  const line = panel.querySelector<HTMLElement>("[data-scan-line]");
  if (!list || !line) return () => {};

  async function scan(list: HTMLElement, line: HTMLElement) {
    const lines = linesOf(list);
    const pause = Math.min(rest, longest / lines.length - move);
    onRead(0);
    line.style.visibility = "visible";
    for (const { bottom, read } of lines) {
      const drawn = (share: number) => `translateY(${bottom}px) scaleX(${share})`;
      await animate(line, { transform: [drawn(0), drawn(1)] }, { duration: move });
      if (isStopped) return;
      onRead(read);
      await new Promise((resolve) => setTimeout(resolve, pause * 1000));
      if (isStopped) return;
    }
    line.style.visibility = "";
    onRead(undefined);
    const explanation = panel.querySelector("[data-fact]");
    if (explanation)
      await animate(
        explanation,
        { transform: ["translateY(12px)", "none"], opacity: [0.2, 1] },
        { duration: rise, ease: "easeOut" },
      );
  }

  const stopWatching = inView(
    list,
    () => {
      stopWatching();
      scan(list, line);
    },
    { amount: 0.5 },
  );
  return () => {
    isStopped = true;
    line.style.visibility = "";
    stopWatching();
  };
}

/** The list's lines: where each ends in px below the list's top, and how many words are read by then. */
function linesOf(list: HTMLElement) {
  const lines: { bottom: number; read: number }[] = [];
  const words = [...list.querySelectorAll<HTMLElement>("[data-word]")];
  words.forEach((word, index) => {
    const bottom = word.offsetTop + word.offsetHeight;
    const last = lines.at(-1);
    if (last && bottom - last.bottom < 8) last.read = index + 1;
    else lines.push({ bottom, read: index + 1 });
  });
  return lines;
}
