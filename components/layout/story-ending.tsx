import { StoreBadge } from "@/components/smart-link/store-badge";

interface StoryEndingProps {
  className?: string;
  children: string;
}

/** The last line of a page beside the landing page, and where to go from there. */
export function StoryEnding({
  className = "mt-12 border-t-8 border-ink pt-6",
  children,
}: StoryEndingProps) {
  return (
    <div className={`flex flex-wrap items-center justify-between gap-6 ${className}`}>
      <p className="font-display text-2xl font-bold text-balance lg:text-3xl">{children}</p>
      <StoreBadge />
    </div>
  );
}
