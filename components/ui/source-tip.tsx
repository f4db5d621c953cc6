import type { ReactNode } from "react";
import type { Source } from "@/content/schema";

interface SourceTipProps {
  source: Source;
  children: ReactNode;
}

/** A term that tells its source on hover or focus (`Tips`); to a finger it is plain text. */
export function SourceTip({ source, children }: SourceTipProps) {
  return (
    <button
      type="button"
      data-tip={`${source.title}, ${source.year}`}
      className="cursor-help text-left underline decoration-dotted decoration-2 underline-offset-4"
    >
      {children}
    </button>
  );
}
