"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { constants } from "@/content/constants";
import { useIsScrolled } from "@/hooks/use-is-scrolled";
import styles from "./top-bar.module.css";

interface TopBarProps {
  children: ReactNode;
}

const isPastThreshold = () => window.scrollY > constants.topBarScrolledPast;

/** The top bar's element. Sets `data-scrolled` once the page is scrolled, which no style uses (requirement 116). */
export function TopBar({ children }: TopBarProps) {
  const isScrolled = useIsScrolled(isPastThreshold);
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={clsx(styles.bar, "border-ink md:border-b-2 md:bg-paper")}
    >
      {children}
    </header>
  );
}
