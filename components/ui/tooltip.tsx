"use client";

import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";
import { constants } from "@/content/constants";
import type { Source } from "@/content/schema";

export interface TooltipProps {
  /** A single element that takes a ref: the thing hovered or focused. */
  trigger: ReactElement;
  source: Source;
}

/** The source of a fact, after a hover of 700 ms; gone on leave, blur, click, scroll and Escape. */
export function Tooltip({ trigger, source }: TooltipProps) {
  const { delay, skipDelay } = constants.tooltip;
  return (
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{trigger}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={8}
            collisionPadding={16}
            className="z-40 max-w-72 rounded-panel bg-ink px-3 py-2 text-label text-paper"
          >
            {source.title}, {source.year}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
