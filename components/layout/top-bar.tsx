"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { constants } from "@/content/constants";
import { useIsScrolled } from "@/hooks/use-is-scrolled";
import styles from "./top-bar.module.css";

interface TopBarProps {
  children: ReactNode;
}

/** The top bar's element. Sets `data-scrolled` once the page is scrolled, for which no style exists (requirement 116). */
export function TopBar({ children }: TopBarProps) {
  return (
    <ErrorBoundary name="top bar" fallback={<Bar isScrolled={false}>{children}</Bar>}>
      <ScrolledBar>{children}</ScrolledBar>
    </ErrorBoundary>
  );
}

const isPastThreshold = () => window.scrollY > constants.topBarScrolledPast;

function ScrolledBar({ children }: TopBarProps) {
  return <Bar isScrolled={useIsScrolled(isPastThreshold)}>{children}</Bar>;
}

function Bar({ isScrolled, children }: TopBarProps & { isScrolled: boolean }) {
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={clsx(styles.bar, "border-ink md:border-b-2 md:bg-paper")}
    >
      {children}
    </header>
  );
}
