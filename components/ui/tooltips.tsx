import * as Radix from "@radix-ui/react-tooltip";
import clsx from "clsx";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { constants } from "@/content/constants";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { TooltipContext, type TooltipProps } from "./tooltip-context";

const { delay, skipDelay } = constants.tooltip;

/** Provides the terms in `children` with their tooltips. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <TooltipContext value={Tooltip}>{children}</TooltipContext>
    </Radix.Provider>
  );
}

/**
 * A term that shows its tooltip on hover, focus and tap. Closes on leave, blur, click, scroll and Escape.
 *
 * Radix ignores touch, because a tooltip of a button would hide its action. A term has no other action. So a tap toggles the tooltip,
 * and so does Enter, Space or an assistive technology, for which the text is announced.
 */
function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const isHydrated = useIsHydrated();
  const element = useRef<HTMLSpanElement>(null);
  const pointer = useRef<{ type: string; wasOpen: boolean }>(undefined);

  function change(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    if (!isNowOpen) setIsAnnounced(false);
  }

  function rememberPointer({ pointerType }: PointerEvent) {
    pointer.current = { type: pointerType, wasOpen: isOpen };
  }

  /** A scroll cancels a touch, and a mouse that is dragged away clicks nothing: only a blur follows it. */
  function forgetPointer() {
    pointer.current = undefined;
  }

  /** Opens after the browser has scrolled to the term: a scroll closes the tooltip. */
  function openOnFocus(event: FocusEvent) {
    // Keeps Radix from opening it now.
    event.preventDefault();
    if (pointer.current) return;
    requestAnimationFrame(() => {
      if (document.activeElement === element.current) setIsOpen(true);
    });
  }

  function toggleOnClick(event: MouseEvent) {
    const pressed = pointer.current;
    forgetPointer();
    // A click with the mouse closes it, like Radix.
    if (pressed?.type === "mouse") return;
    event.preventDefault();
    if (pressed) change(!pressed.wasOpen);
    else toggleAnnounced();
  }

  function toggleOnKey(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    toggleAnnounced();
  }

  /** The focus has opened it already, so the first press announces it, and the second one closes it. */
  function toggleAnnounced() {
    setIsOpen(!isAnnounced);
    setIsAnnounced(!isAnnounced);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger
        asChild
        onPointerDown={rememberPointer}
        onPointerCancel={forgetPointer}
        onFocus={openOnFocus}
        onBlur={forgetPointer}
        onClick={toggleOnClick}
        onKeyDown={toggleOnKey}
      >
        <span
          ref={element}
          className={clsx(isHydrated && "cursor-help underline decoration-dotted decoration-2 underline-offset-4")}
          {...(isHydrated && { role: "button", tabIndex: 0 })}
        >
          {children}
        </span>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          // Above, it would cover the heading of a short paragraph.
          side="bottom"
          sideOffset={8}
          collisionPadding={16}
          className="z-40 max-w-72 rounded-panel bg-ink px-3 py-2 text-label text-paper forced-colors:border"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
      {isHydrated && (
        <span role="status" className="sr-only">
          {isAnnounced && <span>{text}</span>}
        </span>
      )}
    </Radix.Root>
  );
}
