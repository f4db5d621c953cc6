"use client";

import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type ReactElement, useState } from "react";
import { flushSync } from "react-dom";
import { constants } from "@/content/constants";

export interface TooltipProps {
  /** A single element that takes a ref: the thing hovered or focused. */
  trigger: ReactElement;
  text: string;
}

const { delay, skipDelay } = constants.tooltip;

/* When the last tooltip of the page closed, in ms. Each is loaded on its own, so no common provider keeps it. */
let closedAt = Number.NEGATIVE_INFINITY;

/** How long to hover, in ms: no time at all just after another tooltip. */
function presentDelay() {
  return performance.now() - closedAt < skipDelay ? 0 : delay;
}

/**
 * A word of explanation after 700 ms of hovering, or at once within 300 ms of another one's closing;
 * gone on leave, blur, click, scroll and Escape.
 */
export function Tooltip({ trigger, text }: TooltipProps) {
  const [wait, setWait] = useState(presentDelay);

  return (
    <RadixTooltip.Provider delayDuration={wait}>
      <RadixTooltip.Root
        onOpenChange={(isOpen) => {
          if (!isOpen) closedAt = performance.now();
        }}
      >
        {/* flushSync, since Radix reads the delay at the very next pointer event. */}
        <RadixTooltip.Trigger
          asChild
          onPointerEnter={() => flushSync(() => setWait(presentDelay()))}
        >
          {trigger}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={8}
            collisionPadding={16}
            className="z-40 max-w-72 rounded-panel bg-ink px-3 py-2 text-label text-paper"
          >
            {text}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
