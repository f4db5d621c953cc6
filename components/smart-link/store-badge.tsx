import { Art } from "@/components/ui/picture";
import { store } from "@/content/store";
import { StoreLink } from "./store-link";

const { releaseDate, standIn: _, src, ...badge } = store.badge;

interface StoreBadgeProps {
  /** True for the least height that Apple allows: 40 px, in a target of 44. */
  isSmall?: boolean;
}

/** The download badge, with the quarter of its height clear around it that Apple asks for. */
export function StoreBadge({ isSmall }: StoreBadgeProps) {
  return (
    <StoreLink
      className={`inline-block shrink-0 overflow-hidden ${isSmall ? "-mx-0.5 p-0.5" : ""}`}
    >
      <Art
        {...badge}
        src={`${src}?releaseDate=${releaseDate}`}
        className={isSmall ? "h-[40px] w-auto" : undefined}
        // Its words, where it is lost, take no other room than it does.
        style={isSmall ? undefined : { height: badge.height }}
        isEager
      />
    </StoreLink>
  );
}
