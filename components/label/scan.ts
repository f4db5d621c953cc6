import { animate } from "framer-motion/dom/mini";

/* Seconds; all of it is done within 2.2. First the package comes (label.css). */
const arrival = 0.2;
const move = 0.08;
const rest = 0.14;
const longest = 1.6;
const swipe = 0.32;
/* Longer than any scan takes; an engine that stops drawing in the middle (WPE does) then shows what was found all the same. */
const limit = 2.6;

/* How far below a line of words it rests, in px: below what stands between the lines. */
const below = 8;

/**
 * Scans a label's list: under one line of words after the other it is drawn, never through them, and
 * what stands there counts as read (`onRead`, how many words; undefined at the end). Gives what stops it.
 */
export function scan(list: HTMLElement, onRead: (count?: number) => void): () => void {
  let isStopped = false;
  const line = list.querySelector<HTMLElement>("[data-scan-line]");

  async function run(line: HTMLElement) {
    const lines = linesOf(list);
    const pause = Math.min(rest, longest / lines.length - move);
    onRead(0);
    await seconds(arrival);
    if (isStopped) return;
    line.style.visibility = "visible";
    for (const { bottom, read } of lines) {
      const drawn = (share: number) => `translateY(${bottom + below}px) scaleX(${share})`;
      await animate(line, { transform: [drawn(0), drawn(1)] }, { duration: move });
      if (isStopped) return;
      onRead(read);
      await seconds(pause);
      if (isStopped) return;
    }
    line.style.visibility = "";
    await seconds(swipe - pause);
    if (!isStopped) finish();
  }

  function stop() {
    isStopped = true;
    clearTimeout(timer);
    if (line) line.style.visibility = "";
  }
  function finish() {
    stop();
    onRead();
  }

  const timer = setTimeout(finish, limit * 1000);
  if (line) run(line);
  return stop;
}

function seconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
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
