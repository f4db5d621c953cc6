import { StoreBadge } from "@/components/store/store-badge";
import { Art } from "@/components/ui/picture";
import type { PageCtaCopy } from "@/content/schema";

interface PageCtaProps extends PageCtaCopy {
  /** Whether the badge comes before the line. */
  isBadgeFirst?: boolean;
}

/** The call to action at the end of a page: a line, the download badge and the mascot, with her hands on the edge. */
export function PageCta({ line, mascot, isBadgeFirst }: PageCtaProps) {
  const lineId = "page-cta";
  const badge = <StoreBadge placement="page-cta" describedBy={lineId} />;
  return (
    <div className="on-dark mt-12 flex items-end justify-between gap-x-2 rounded-panel bg-cobalt px-5 pt-6 md:gap-x-12 text-paper lg:px-12 lg:pt-10">
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-4 pb-6 lg:gap-6 lg:pb-10">
        {isBadgeFirst && badge}
        <p
          id={lineId}
          className="font-display text-2xl font-heavy leading-tight tracking-tight text-balance wrap-anywhere lg:text-5xl"
        >
          {line}
        </p>
        {!isBadgeFirst && badge}
      </div>
      <Art
        {...mascot}
        className="h-auto w-[30%] max-w-40 shrink-0 max-xs:hidden lg:max-w-72 [transform:translateY(15%)]"
      />
    </div>
  );
}
