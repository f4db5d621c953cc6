"use client";

import clsx from "clsx";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { constants } from "@/content/constants";
import type { Source } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useLateModule } from "@/hooks/use-late-module";
import { useMedia } from "@/hooks/use-media";
import { ErrorBoundary } from "./error-boundary";
import styles from "./source-tip.module.css";

const { delay, skipDelay } = constants.tooltip;
const loadTooltip = () => import("./tooltip");

type TooltipModule = Awaited<ReturnType<typeof loadTooltip>>;

interface TooltipContextValue {
  module: TooltipModule | undefined;
  /** Whether the library has failed to load. Terms are then plain text, because a button would do nothing. */
  hasFailed: boolean;
  /** The term that has the focus, after a tap or a key, while the library loads. */
  requested: string | undefined;
  request(term: string | undefined): void;
}

const TooltipContext = createContext<TooltipContextValue | null>(null);

interface SourceTipProviderProps {
  /** A span inside of a paragraph or a heading. */
  as?: "div" | "span";
  children: ReactNode;
}

/**
 * Adds tooltips to the sourced terms in `children`. The library is large, so it loads when the terms are near the window
 * and a pointer can hover, or when a term is tapped or focused.
 */
export function SourceTipProvider({ as: Element = "div", children }: SourceTipProviderProps) {
  const element = useRef<HTMLDivElement>(null);
  const canHover = useMedia("(hover: hover)");
  const [requested, request] = useState<string>();
  const { module, hasFailed } = useLateModule(element, loadTooltip, {
    isWantedNearby: canHover,
    isNeeded: requested !== undefined,
  });
  return (
    <Element ref={element}>
      <TooltipContext value={{ module, hasFailed, requested, request }}>
        {module ? (
          <module.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
            {children}
          </module.Provider>
        ) : (
          children
        )}
      </TooltipContext>
    </Element>
  );
}

interface SourceTipProps {
  source: Source;
  children: string;
}

/**
 * A term with its source in a tooltip, on hover, focus and tap. Plain text until hydration. Terms with a common
 * provider show their tooltips without a delay after another one.
 */
export function SourceTip(props: SourceTipProps) {
  const tooltip = useContext(TooltipContext);
  if (tooltip) return <Tip {...props} tooltip={tooltip} />;
  return (
    <SourceTipProvider as="span">
      <SourceTip {...props} />
    </SourceTipProvider>
  );
}

function Tip({ tooltip, source, children }: SourceTipProps & { tooltip: TooltipContextValue }) {
  const { module, hasFailed, requested, request } = tooltip;
  // The outer element stays, because a page translator replaces the text beside it, and React could not insert another.
  return (
    <span>
      <ErrorBoundary name="source tip" fallback={<span>{children}</span>}>
        {module ? (
          <module.Tooltip text={`${source.title}, ${source.year}`} isOpenAtFirst={requested === children}>
            {children}
          </module.Tooltip>
        ) : (
          <LoadingTip hasFailed={hasFailed} request={request}>
            {children}
          </LoadingTip>
        )}
      </ErrorBoundary>
    </span>
  );
}

interface LoadingTipProps extends Pick<TooltipContextValue, "hasFailed" | "request"> {
  children: string;
}

/** A term that loads the tooltips when it is tapped or focused. */
function LoadingTip({ hasFailed, request, children }: LoadingTipProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || hasFailed) return <span>{children}</span>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard focus requests it already
    <span
      role="button"
      tabIndex={0}
      onFocus={() => request(children)}
      onBlur={() => request(undefined)}
      onClick={() => request(children)}
      className={clsx(styles.term, styles.isLoading)}
    >
      {children}
    </span>
  );
}
