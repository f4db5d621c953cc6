import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { constants } from "@/content/constants";

export interface TooltipProps {
  /** What the tooltip is of: an element of the page, with the words in its `data-tip`. */
  anchor: HTMLElement;
  /** What has come to it already. */
  way: "pointer" | "focus";
}

const { delay, skipDelay } = constants.tooltip;

/* When the last tooltip of the page closed, in ms. Each has a provider of its own, so none keeps it. */
let closedAt = Number.NEGATIVE_INFINITY;

/** How long to hover, in ms: no time at all just after another tooltip. */
function presentDelay() {
  return performance.now() - closedAt < skipDelay ? 0 : delay;
}

/**
 * A word of explanation after 700 ms of hovering, or at once within 300 ms of another one's closing;
 * gone on leave, blur, click, scroll and Escape.
 */
export function Tooltip({ anchor, way }: TooltipProps) {
  const [wait, setWait] = useState(presentDelay);
  const isOpen = useRef(false);

  useEffect(() => {
    // What came before the library, and rests, would have to come again to be noticed.
    const event = way === "focus" ? new FocusEvent("focus") : new MouseEvent("pointermove");
    anchor.dispatchEvent(event);
    return () => {
      if (isOpen.current) closedAt = performance.now();
    };
  }, [anchor, way]);

  return (
    <RadixTooltip.Provider delayDuration={wait}>
      <RadixTooltip.Root
        onOpenChange={(isNowOpen) => {
          isOpen.current = isNowOpen;
          if (!isNowOpen) closedAt = performance.now();
        }}
      >
        {/* flushSync, since Radix reads the delay at the very next pointer event. */}
        <RadixTooltip.Trigger
          asChild
          onPointerEnter={() => flushSync(() => setWait(presentDelay()))}
        >
          <Anchor element={anchor} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={8}
            collisionPadding={16}
            className="z-40 max-w-72 rounded-panel bg-ink px-3 py-2 text-label text-paper"
          >
            {anchor.dataset.tip}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

interface AnchorProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  "aria-describedby"?: string;
}

/** Lends an element of the page to a trigger: its ref, its listeners and its description. */
function Anchor({ element, ref, "aria-describedby": description, ...props }: AnchorProps) {
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    const listeners = Object.entries(props).filter(
      (prop): prop is [string, EventListener] => typeof prop[1] === "function",
    );
    const nameOf = (prop: string) => prop.slice("on".length).toLowerCase();
    for (const [prop, listener] of listeners) element.addEventListener(nameOf(prop), listener);
    return () => {
      for (const [prop, listener] of listeners) element.removeEventListener(nameOf(prop), listener);
    };
  });

  useEffect(() => {
    if (!description) return;
    element.setAttribute("aria-describedby", description);
    return () => element.removeAttribute("aria-describedby");
  }, [element, description]);

  return null;
}
