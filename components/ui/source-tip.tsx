"use client";

import { type ComponentType, type ReactNode, useId, useState } from "react";
import type { Source } from "@/content/schema";
import type { TooltipProps } from "./tooltip";
import { useTooltipState } from "./use-tooltip-state";

interface SourceTipProps {
  source: Source;
  children: ReactNode;
}

/**
 * A term that tells its source on hover or focus. The tooltip's library is 17 KB and of no use to a
 * finger, so the first pointer that hovers or focus that comes fetches it; to a finger the term is text.
 */
export function SourceTip({ source, children }: SourceTipProps) {
  const id = useId();
  const [Tooltip, setTooltip] = useState<ComponentType<TooltipProps>>();
  const { isOpen, setIsOpen, term, content } = useTooltipState(fetchTooltip);

  function fetchTooltip() {
    import("./tooltip").then(
      (module) => setTooltip(() => module.Tooltip),
      // The source is an extra: without its library the sentence stands.
      () => {},
    );
  }

  return (
    <span
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what a mouse is told, a keyboard must reach (WCAG 2.1.1)
      tabIndex={0}
      aria-describedby={Tooltip && isOpen ? id : undefined}
      className="source-tip"
      {...term}
    >
      {children}
      {Tooltip && (
        <Tooltip
          id={id}
          text={`${source.title}, ${source.year}`}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          {...content}
        />
      )}
    </span>
  );
}
