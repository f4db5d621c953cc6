import type { ReactNode } from "react";
import type { Source } from "@/content/schema";

interface SourceTipProps {
  source: Source;
  children: ReactNode;
}

/** A term that tells its source on hover or focus: plain as delivered, `SourceTips` serves them all. */
export function SourceTip({ source, children }: SourceTipProps) {
  return (
    <span
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what a mouse is told, a keyboard must reach (WCAG 2.1.1)
      tabIndex={0}
      data-source={`${source.title}, ${source.year}`}
      className="source-tip"
    >
      {/* An array, since React adds no tooltip to an element whose only child is a text. */}
      {[children]}
    </span>
  );
}
