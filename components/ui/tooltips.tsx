import * as RadixTooltip from "@radix-ui/react-tooltip";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { constants } from "@/content/constants";
import type { Term, TermBehavior } from "./source-tip";

const { delay, skipDelay } = constants.tooltip;

interface TooltipsProps {
  terms: Term[];
  /** The id of the term that has the focus, after a tap or a key, while this module was loading. */
  requestedId: string | null;
}

/** The tooltips of terms. Renders nothing but the tooltip that is open. */
export function Tooltips({ terms, requestedId }: TooltipsProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      {terms.map((term) => (
        <Tooltip key={term.id} term={term} isOpenAtFirst={term.id === requestedId} />
      ))}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  term: Term;
  isOpenAtFirst: boolean;
}

/**
 * Shows a term's source on hover, focus and tap. Closes on leave, blur, click, scroll and Escape. Radix ignores touch,
 * because a tooltip of a button would hide its action. A term has no other action.
 */
function Tooltip({ term, isOpenAtFirst }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const touch = useRef<{ wasOpen: boolean }>(undefined);

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
      <RadixTooltip.Trigger asChild onPointerDown={rememberTouch} onClick={openOnTap} onKeyDown={openOnKey}>
        <TermTrigger term={term} />
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={8}
          collisionPadding={16}
          className="z-40 max-w-72 rounded-panel bg-ink px-3 py-2 text-label text-paper"
        >
          {term.source}
          <RadixTooltip.Arrow className="fill-ink" />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

interface TermTriggerProps extends TermBehavior {
  term: Term;
  ref?: Ref<HTMLElement>;
}

/** Radix's trigger. Renders nothing: its element is the term, which is elsewhere in the page since before this module. */
function TermTrigger({ term, ref, ...behavior }: TermTriggerProps) {
  useImperativeHandle(ref, () => term.element, [term]);

  useLayoutEffect(() => term.setBehavior(behavior));
  useLayoutEffect(() => () => term.setBehavior(undefined), [term]);

  return null;
}
