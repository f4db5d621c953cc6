import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";
import { constants } from "@/content/constants";

const { delay, skipDelay } = constants.tooltip;

/** Shares the delays among the tooltips inside it: 700 ms, and none within 300 ms of another one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** A term that shows `text` on hover and focus; closes on leave, blur, click, scroll and Escape. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what hover shows (WCAG 2.1.1) */}
        <span tabIndex={0} className="source-tip">
          {children}
        </span>
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
  );
}
