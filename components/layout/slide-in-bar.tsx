"use client";

import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { constants } from "@/content/constants";
import { useIsScrolled } from "@/hooks/use-is-scrolled";
import { isFocusVisible } from "@/lib/browser/is-focus-visible";
import styles from "./slide-in-bar.module.css";

interface SlideInBarProps {
  /** The bar's name for assistive technology. */
  name: string;
  /** At least `--bar-height` high. */
  children: ReactNode;
}

function isPastThreshold() {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY > constants.downloadBar.shownPast * scrollable;
}

/**
 * A bar, shown while the page is scrolled past a share of its length (`constants.downloadBar`). It stays while keyboard
 * focus is in it, so that the focus is not lost. Without scripts it is static, at the end of the page.
 */
export function SlideInBar({ name, children }: SlideInBarProps) {
  const isPast = useIsScrolled(isPastThreshold);
  const [hasFocus, setHasFocus] = useState(false);
  const isShown = isPast || hasFocus;
  return (
    <div className={styles.space}>
      <aside
        aria-label={name}
        className={clsx(styles.bar, !isShown && styles.isHidden)}
        onFocus={({ target }) => setHasFocus(isFocusVisible(target))}
        onBlur={() => setHasFocus(false)}
      >
        {children}
      </aside>
    </div>
  );
}
