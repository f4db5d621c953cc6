import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import styles from "./source-tip.module.css";

export { Provider } from "@radix-ui/react-tooltip";

interface TooltipProps {
  text: string;
  isOpenAtFirst: boolean;
  children: string;
}

/**
 * A term that shows `text` on hover, focus and tap. Closes on leave, blur, click, scroll and Escape. Radix ignores touch,
 * because a tooltip of a button would hide its action. This term has no other action.
 */
export function Tooltip({ text, isOpenAtFirst, children }: TooltipProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const touch = useRef<{ wasOpen: boolean }>(undefined);

  // The element that was tapped or focused is gone.
  useEffect(() => {
    if (isOpenAtFirst) element.current?.focus({ preventScroll: true });
  }, [isOpenAtFirst]);

  function rememberTouch({ pointerType }: PointerEvent) {
    touch.current = pointerType === "touch" ? { wasOpen: isOpen } : undefined;
  }

  function openOnTap(event: MouseEvent) {
    if (!touch.current) return;
    // Keeps Radix from closing it.
    event.preventDefault();
    setIsOpen(!touch.current.wasOpen);
  }

  function openOnKey(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    setIsOpen(!isOpen);
  }

  return (
    <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
      <RadixTooltip.Trigger asChild>
        <span
          ref={element}
          role="button"
          tabIndex={0}
          onPointerDown={rememberTouch}
          onClick={openOnTap}
          onKeyDown={openOnKey}
          className={styles.term}
        >
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
