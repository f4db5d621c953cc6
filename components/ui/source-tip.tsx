"use client";

import { createContext, type ReactNode, useContext, useRef } from "react";
import type { Source } from "@/content/schema";
import { useLateModule } from "@/hooks/use-late-module";
import { useMedia } from "@/hooks/use-media";

const loadTooltip = () => import("./tooltip");

type TooltipModule = Awaited<ReturnType<typeof loadTooltip>>;
const TooltipContext = createContext<TooltipModule | undefined>(undefined);

/**
 * Gives the sourced terms inside it their tooltips. The library is 17 KB and ignores touch, so it is
 * loaded only where a pointer can hover, when the terms come near.
 */
export function SourceTips({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const canHover = useMedia("(hover: hover)");
  const module = useLateModule(element, loadTooltip, canHover);
  return (
    <div ref={element}>
      <TooltipContext.Provider value={module}>
        {module ? <module.TooltipProvider>{children}</module.TooltipProvider> : children}
      </TooltipContext.Provider>
    </div>
  );
}

/** A term with its source in a tooltip; plain text until `SourceTips` has loaded it. */
export function SourceTip({ source, children }: { source: Source; children: string }) {
  const module = useContext(TooltipContext);
  if (!module) return children;
  return <module.Tooltip text={`${source.title}, ${source.year}`}>{children}</module.Tooltip>;
}
