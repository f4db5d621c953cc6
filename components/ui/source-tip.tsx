"use client";

import { Activity, lazy, type ReactNode, useContext } from "react";
import type { Source } from "@/content/schema";
import { inTime } from "@/lib/enhancement/in-time";
import { afterSignOfLife } from "@/lib/enhancement/sign-of-life";
import { TooltipContext } from "./tooltip-context";

/** Radix's tooltip is large. It loads when a visitor may point at a term: after any input. */
const LazyTooltips = lazy(async () => {
  await afterSignOfLife();
  const { Tooltips } = await inTime(() => import("./tooltips"));
  return { default: Tooltips };
});

/**
 * Adds tooltips to the sourced terms in `children`, which hydrate when the tooltips' code has loaded. After one tooltip, the next one
 * has no delay.
 */
export function SourceTips({ children }: { children: ReactNode }) {
  return (
    <Activity>
      <LazyTooltips>{children}</LazyTooltips>
    </Activity>
  );
}

interface SourceTipProps {
  source: Source;
  children: string;
}

/** A term with its source in a tooltip, on hover, focus and tap. Plain text until it is hydrated. */
export function SourceTip({ source, children }: SourceTipProps) {
  const Tooltip = useContext(TooltipContext);
  if (Tooltip) return <Tooltip text={`${source.title}, ${source.year}`}>{children}</Tooltip>;
  return (
    <SourceTips>
      <SourceTip source={source}>{children}</SourceTip>
    </SourceTips>
  );
}
