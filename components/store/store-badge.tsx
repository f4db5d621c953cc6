import clsx from "clsx";
import { Art } from "@/components/ui/picture";
import { store } from "@/content/store";
import type { Placement } from "./placements";
import { StoreLink } from "./store-link";

const { alt, width, height, releaseDate } = store.badge;

/** The picture that the build renders from the artwork, `store.badge.src`. */
const picture = `/assets/art/app-store-badge.png?releaseDate=${releaseDate}`;

interface StoreBadgeProps {
  className?: string | undefined;
  placement: Placement;
  /** The id of the text that the badge is beside. It tells the badges of a page apart for screen readers. */
  describedBy?: string | undefined;
  /** Uses the smallest height that Apple allows, 40 px, in a touch target of 44 px. */
  isSmall?: boolean;
}

/** The download badge. Apple's guidelines require clear space of a quarter of its height. */
export function StoreBadge({ placement, describedBy, isSmall, className }: StoreBadgeProps) {
  return (
    <StoreLink
      placement={placement}
      aria-describedby={describedBy}
      className={clsx("inline-block shrink-0 overflow-hidden", isSmall && "-mx-0.5 p-0.5", className)}
    >
      <Art
        src={picture}
        width={width}
        height={height}
        alt={alt}
        className={isSmall ? "h-[40px] w-auto" : undefined}
        // If the image fails to load, its alt text takes no more space than the image.
        style={isSmall ? undefined : { height }}
        isEager
      />
    </StoreLink>
  );
}
