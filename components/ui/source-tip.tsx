"use client";

import clsx from "clsx";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { constants } from "@/content/constants";
import type { Source } from "@/content/schema";
import { useLateModule } from "@/hooks/use-late-module";
import { useMedia } from "@/hooks/use-media";
import { Island } from "./island";
import styles from "./source-tip.module.css";

const { delay, skipDelay } = constants.tooltip;
const loadTooltip = () => import("./tooltip");

type TooltipModule = Awaited<ReturnType<typeof loadTooltip>>;

interface TooltipContextValue {
  module: TooltipModule | undefined;
  /** The term that was tapped or focused before the library had loaded. */
  requested: string | undefined;
  request(term: string): void;
}

const TooltipContext = createContext<TooltipContextValue>({ module: undefined, requested: undefined, request() {} });

/**
 * Adds tooltips to the sourced terms in `children`. The library is large, so it loads when the terms are near the window
 * and a pointer can hover, or when a term is tapped or focused.
 */
export function SourceTipProvider({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const canHover = useMedia("(hover: hover)");
  const [requested, request] = useState<string>();
  const module = useLateModule(element, loadTooltip, canHover || requested !== undefined);
  return (
    <div ref={element}>
      <TooltipContext value={{ module, requested, request }}>
        {module ? (
          <module.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
            {children}
          </module.Provider>
        ) : (
          children
        )}
      </TooltipContext>
    </div>
  );
}

/** A term with its source in a tooltip, on hover, focus and tap. Plain text until hydration. */
export function SourceTip({ source, children }: { source: Source; children: string }) {
  const { module, requested } = useContext(TooltipContext);
  // The outer element stays, because a page translator replaces the text beside it, and React could not insert another.
  return (
    <span>
      <Island name="source tip" fallback={<span>{children}</span>}>
        {module ? (
          <module.Tooltip text={`${source.title}, ${source.year}`} isOpenAtFirst={requested === children}>
            {children}
          </module.Tooltip>
        ) : (
          <LoadingTip>{children}</LoadingTip>
        )}
      </Island>
    </span>
  );
}

/** A term that loads the tooltips when it is tapped or focused. */
function LoadingTip({ children }: { children: string }) {
  const { request } = useContext(TooltipContext);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return <span>{children}</span>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard focus requests it already
    <span
      role="button"
      tabIndex={0}
      onFocus={() => request(children)}
      onClick={() => request(children)}
      className={clsx(styles.term, styles.isLoading)}
    >
      {children}
    </span>
  );
}
