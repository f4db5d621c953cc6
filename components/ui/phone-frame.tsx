import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./phone-frame.module.css";

interface PhoneFrameProps {
  className?: string;
  /** The screen, as wide as the frame. */
  children: ReactNode;
}

/** A phone around a screen. `--bezel` (8px) and `--screen-radius` (28px) scale it. */
export function PhoneFrame({ className, children }: PhoneFrameProps) {
  return <div className={clsx(styles.frame, className)}>{children}</div>;
}
