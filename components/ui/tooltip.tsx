import * as RadixTooltip from "@radix-ui/react-tooltip";

export interface TooltipProps {
  id: string;
  text: string;
  onClose(): void;
  onPointerEnter(): void;
  onPointerLeave(): void;
}

/** A word of explanation over the positioned element that it stands in; closes on scroll and Escape, too. */
export function Tooltip({ id, text, onClose, ...listeners }: TooltipProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            id={id}
            sideOffset={8}
            collisionPadding={16}
            className="z-40 max-w-72 rounded-panel bg-ink px-3 py-2 text-label text-paper"
            {...listeners}
          >
            {text}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
