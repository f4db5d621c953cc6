import { describedFlag, type Flag as FlagName } from "@/content/flags";
import { Icon } from "./icon";

/** A flag's ground and the colour of words on it. */
export const looks: Record<FlagName, string> = {
  allergen: "bg-tomato-tint text-tomato-deep",
  look: "bg-marigold-tint text-marigold-text",
  explained: "bg-paper text-ink",
  unsure: "bg-shelf text-ink-soft",
};

/** A flag's shape alone, for where its word is told otherwise. */
export function FlagShape({ name, className = "" }: { name: FlagName; className?: string }) {
  return <Icon name={describedFlag(name).icon} className={`icon-flag flag-shape ${className}`} />;
}

/** A flag as a chip: shape, word and colour together, never colour alone. */
export function Flag({ name }: { name: FlagName }) {
  return (
    <span
      className={`inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full border-2 border-ink py-0.5 pr-2.5 pl-1 text-label font-bold ${looks[name]}`}
    >
      <FlagShape name={name} />
      {describedFlag(name).label}
    </span>
  );
}
