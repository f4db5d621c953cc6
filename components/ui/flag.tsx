import clsx from "clsx";
import type { ReactNode } from "react";
import type { FlagName } from "@/content/schema";
import { describedFlag } from "@/lib/products/flags";
import styles from "./flag.module.css";

/** A flag's background and text color. */
export const flagColorClasses: Record<FlagName, string> = {
  allergen: "bg-tomato-tint text-tomato-deep",
  look: "bg-marigold-tint text-marigold-text",
  explained: "bg-paper text-ink",
  unsure: "bg-shelf text-ink-soft",
};

/** The classes that draw a flag's shape before an element's text. */
export const flagShape = (name: FlagName) => clsx(styles.shape, styles[name]);

/**
 * A flag as a pill, or without one if there is nothing to flag. `children` replaces its default text, such as with the
 * reason. The shape and the text convey the same meaning as the color.
 */
export function Flag({ name, children }: { name: FlagName; children?: ReactNode }) {
  const hasPill = name !== "explained";
  return (
    <span
      className={clsx(
        flagShape(name),
        "inline-flex max-w-full shrink-0 items-center text-label font-bold",
        hasPill && "rounded-full border-2 border-ink py-0.5 pr-2.5 pl-1",
        hasPill && flagColorClasses[name],
      )}
    >
      {children ?? describedFlag(name).text}
    </span>
  );
}
