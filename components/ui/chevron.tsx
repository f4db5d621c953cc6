import clsx from "clsx";
import styles from "./chevron.module.css";

interface ChevronProps {
  /** A chevron that points down points up where CSS sets `--chevron-turned: 1`. */
  direction: "back" | "next" | "down";
  className?: string | undefined;
}

/** A chevron beside the text of a link or button, which must be a flex container. */
export function Chevron({ direction, className }: ChevronProps) {
  return <span aria-hidden="true" className={clsx(styles.chevron, styles[direction], className)} />;
}
