import type { LabelProduct } from "@/content/schema";

type Kind = LabelProduct["vessel"];

interface Drawn {
  /** Its ends keep their height (60 and 90 px), its body between them is as high as there is room (label.css). */
  top: string;
  body: string;
  bottom: string;
  /** A cap, a stopper or the seam of a crimp. */
  trims?: { top?: string; bottom?: string };
  /** Where it is ribbed: the line that a crimp's ribs stand on, a cap's ribs themselves. */
  ribs?: { top?: string; bottom?: string };
}

const teeth = "l2.45-10 2.45 10".repeat(20);

/* In hundredths of the width across; lines keep their width and what is drawn is never taller or flatter. */
const drawings: Record<Kind, Drawn> = {
  // A squeeze tube stands on its cap: a crimp as wide as it is, sides that taper, shoulders.
  tube: {
    top: "M.6 3H99.4V36H.6Z",
    body: "M.9 0L3.5 100H96.5L99.1 0",
    bottom: "M3.5-4V6Q4 20 11 25L20 31H80L89 25Q96 20 96.5 6V-4",
    trims: { bottom: "M19 31H81V96H19Z" },
    ribs: { top: "M3.5 19.5H96.5", bottom: `M26 46${"v34m4-34".repeat(13)}` },
  },
  // A bar in its wrapper, pressed together at both ends.
  wrapper: {
    top: `M1 70V14${teeth}V70`,
    body: "M1 0V100H99V0",
    bottom: "M1-4V96H99V-4",
    trims: { top: "M1 36H99" },
    ribs: { top: "M3.5 26H96.5" },
  },
  // A perfume's flacon: a cut stopper, a collar about a narrow neck, shoulders, and a foot of thick glass.
  flask: {
    top: "M1 70V52Q1 40 12 38Q43 35 46.5 28H53.5Q57 35 88 38Q99 40 99 52V70",
    body: "M1 0V100H99V0",
    bottom: "M1-4V50H99V-4",
    trims: {
      top: "M46.8 8L48.3 1H51.7L53.2 8L51 18H49ZM45.5 18H54.5V28H45.5Z",
      bottom: "M1 50H99V64Q99 84 92 86H8Q1 84 1 64Z",
    },
  },
};

/** What the label is stuck on; `isNext` when it takes another's place. In the page itself, so that the first frame is whole. */
export function Vessel({ kind, isNext }: { kind: Kind; isNext: boolean }) {
  const { body, trims, ribs, ...ends } = drawings[kind];
  return (
    <div
      aria-hidden="true"
      data-next={isNext || undefined}
      className={`vessel vessel-${kind} no-print`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="vessel-body"
      >
        <path d={body} />
      </svg>
      {(["top", "bottom"] as const).map((end) => (
        <svg
          key={end}
          aria-hidden="true"
          viewBox={end === "top" ? "0 0 100 60" : "0 0 100 90"}
          preserveAspectRatio="none"
          className={`vessel-${end}`}
        >
          <path d={ends[end]} />
          {trims?.[end] && <path d={trims[end]} className="vessel-trim" />}
          {ribs?.[end] && <path d={ribs[end]} className="vessel-ribs" />}
        </svg>
      ))}
    </div>
  );
}
