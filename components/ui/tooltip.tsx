import * as RadixTooltip from "@radix-ui/react-tooltip";

export { Provider } from "@radix-ui/react-tooltip";

/** A term that shows `text` on hover and focus. Closes on leave, blur, click, scroll and Escape. */
export function Tooltip({ text, children }: { text: string; children: string }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content shown on hover must be reachable by keyboard (WCAG 2.1.1) */}
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
