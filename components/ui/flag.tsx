import { describedFlag, type Flag as FlagName } from "@/content/flags";

/** A flag's ground and the colour of words on it. */
export const looks: Record<FlagName, string> = {
  allergen: "bg-tomato-tint text-tomato-deep",
  look: "bg-marigold-tint text-marigold-text",
  explained: "bg-paper text-ink",
  unsure: "bg-shelf text-ink-soft",
};

interface FlagProps {
  name: FlagName;
  /** What it is flagged for. */
  cause?: string;
}

/** A flag as a chip: shape (flag.css), word and colour together, never colour alone. */
export function Flag({ name, cause }: FlagProps) {
  return (
    <span
      className={`flag flag-${name} inline-flex max-w-full shrink-0 items-center rounded-full border-2 border-ink py-0.5 pr-2.5 pl-1 text-label font-bold ${looks[name]}`}
    >
      {describedFlag(name).label}
      {cause && `: ${cause}`}
    </span>
  );
}
