import { StoreBadge } from "@/components/store/store-badge";
import { Art } from "@/components/ui/picture";
import type { PageCta as PageCtaFields } from "@/content/schema";

interface PageCtaProps extends PageCtaFields {
  /** Whether the badge comes before the line. */
  isBadgeFirst?: boolean;
}

const lineClasses = "font-display text-2xl font-extrabold leading-tight tracking-tight text-balance lg:text-5xl";

/** The call to action at the end of a page: a line, the download badge and the mascot. */
export function PageCta({ line, mascot, isBadgeFirst }: PageCtaProps) {
  const badge = <StoreBadge placement="page-cta" />;
  return (
    <div className="on-dark mt-12 flex flex-wrap items-center justify-between gap-x-3 rounded-card md:gap-x-12 bg-cobalt px-6 pt-6 text-paper md:flex-nowrap lg:px-12 lg:pt-10">
      {isBadgeFirst ? (
        <div className="min-w-0 pb-6 lg:pb-10">
          {badge}
          <p className={`mt-4 lg:mt-6 ${lineClasses}`}>{line}</p>
        </div>
      ) : (
        <>
          <p className={`min-w-0 basis-full md:basis-auto md:pb-6 lg:pb-10 ${lineClasses}`}>{line}</p>
          <div className="mt-5 shrink-0 pb-6 md:mt-0 md:ml-auto lg:pb-10">{badge}</div>
        </>
      )}
      <Art
        {...mascot}
        className={`h-auto w-32 shrink-0 self-end -mb-2.5 md:-mb-3 md:w-40 lg:-mb-4 lg:w-52 ${isBadgeFirst ? "max-md:hidden" : "max-[374px]:hidden"}`}
      />
    </div>
  );
}
