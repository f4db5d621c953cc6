import { StoreBadge } from "@/components/smart-link/store-badge";
import { column } from "@/components/ui/column";
import type { Home } from "@/content/schema";

export function StickyBarContent({ title, detail }: Home["stickyBar"]) {
  return (
    <div className={`${column} flex min-h-[60px] items-center justify-between gap-3`}>
      <p className="flex flex-wrap items-baseline gap-x-4 py-1 leading-tight">
        <strong className="font-display text-[clamp(0.8rem,calc(6.2vw-7.1px),1.0625rem)] font-extrabold">
          {title}
        </strong>{" "}
        <span className="hidden sm:inline">{detail}</span>
      </p>
      <StoreBadge isSmall />
    </div>
  );
}
