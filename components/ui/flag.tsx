import { describedFlag, type FlagName } from "@/content/flags";

/** A flag's background and text color. */
export const flagColorClasses: Record<FlagName, string> = {
  allergen: "bg-tomato-tint text-tomato-deep",
  look: "bg-marigold-tint text-marigold-text",
  explained: "bg-paper text-ink",
  unsure: "bg-shelf text-ink-soft",
};

/**
 * A flag as a pill, or without one if there is nothing to flag. `children` replaces its default text, such as with the
 * reason. The shape (flag.css) and the text convey the same meaning as the color.
 */
export function Flag({ name, children }: { name: FlagName; children?: string }) {
  const pill = `rounded-full border-2 border-ink py-0.5 pr-2.5 pl-1 ${flagColorClasses[name]}`;
  const classes = `flag flag-${name} inline-flex max-w-full shrink-0 items-center text-label font-bold`;
  return (
    <span className={`${classes} ${name === "explained" ? "" : pill}`}>{children ?? describedFlag(name).text}</span>
  );
}
