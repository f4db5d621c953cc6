import { Art } from "@/components/ui/picture";
import { store } from "@/content/store";
import { StoreLink } from "./store-link";

const { releaseDate, standIn: _, src, ...badge } = store.badge;

/** The download badge, with the quarter of its height clear around it that Apple asks for. */
export function StoreBadge() {
  return (
    <StoreLink className="inline-block shrink-0">
      <Art {...badge} src={`${src}?releaseDate=${releaseDate}`} isEager />
    </StoreLink>
  );
}
