import { StoreBadge } from "@/components/store/store-badge";
import { Art } from "@/components/ui/picture";
import type { Ending } from "@/content/schema";

/** The last line of a page beside the landing page, where to go from there, and the mascot on the edge below. */
export function PageCta({ line, mascot }: Ending) {
  return (
    <div className="on-dark mt-12 flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-cobalt px-6 pt-6 text-paper md:flex-nowrap lg:px-12 lg:pt-10">
      <p className="min-w-0 basis-full font-display text-2xl font-extrabold leading-tight tracking-tight text-balance md:basis-auto md:pb-6 lg:pb-10 lg:text-5xl">
        {line}
      </p>
      <div className="mt-5 shrink-0 pb-6 md:mt-0 md:ml-auto lg:pb-10">
        <StoreBadge placement="story-ending" />
      </div>
      <Art
        {...mascot}
        className="h-auto w-32 shrink-0 self-end max-[374px]:hidden md:w-40 lg:mr-6 lg:w-52"
      />
    </div>
  );
}
