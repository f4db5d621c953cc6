"use client";

import { createContext, type ReactNode, useContext, useRef } from "react";
import { constants } from "@/content/constants";
import type { Source } from "@/content/schema";
import { useLateModule } from "@/hooks/use-late-module";
import { useMedia } from "@/hooks/use-media";

const { delay, skipDelay } = constants.tooltip;
const loadTooltip = () => import("./tooltip");

type TooltipModule = Awaited<ReturnType<typeof loadTooltip>>;
const TooltipContext = createContext<TooltipModule | undefined>(undefined);

/**
 * Adds tooltips to the sourced terms in `children`. The library is large and ignores touch, so it
 * loads only where a pointer can hover, when the terms are near the window.
 */
export function SourceTipProvider({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const canHover = useMedia("(hover: hover)");
  const module = useLateModule(element, loadTooltip, canHover);
  return (
    <div ref={element}>
      <TooltipContext value={module}>
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

/** A term with its source in a tooltip. Plain text until `SourceTipProvider` has loaded the library. */
export function SourceTip({ source, children }: { source: Source; children: string }) {
  const module = useContext(TooltipContext);
  if (!module) return children;
  return <module.Tooltip text={`${source.title}, ${source.year}`}>{children}</module.Tooltip>;
}
