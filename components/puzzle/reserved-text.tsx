import clsx from "clsx";
import styles from "./reserved-text.module.css";

interface ReservedTextProps {
  className?: string;
  children: string;
}

/**
 * The place of a text that is not shown yet. CSS draws it, so that text browsers, screen readers and translators do not
 * find it in the document.
 */
export function ReservedText({ className, children }: ReservedTextProps) {
  return <span className={clsx(styles.reserved, className)} data-text={children} />;
}
