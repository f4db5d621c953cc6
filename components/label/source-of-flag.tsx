import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Tooltip } from "@/components/ui/tooltip";

export interface SourceOfFlagProps {
  /** The flag, in an explanation that ends with its source. */
  host: HTMLElement;
}

/** A tooltip over a flag: the source that stands below its explanation. */
export function SourceOfFlag({ host }: SourceOfFlagProps) {
  const trigger = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The pointer came before this did, and would have to move again to be noticed.
    trigger.current?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));
  }, []);

  return createPortal(
    <Tooltip
      trigger={<span ref={trigger} className="absolute inset-0 cursor-help" />}
      text={host.closest("details")?.querySelector("[data-source]")?.textContent ?? ""}
    />,
    host,
  );
}
