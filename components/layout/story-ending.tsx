import { StoreBadge } from "@/components/smart-link/store-badge";

interface StoryEndingProps {
  className?: string;
  children: string;
}

/** The last line of a page beside the landing page, and where to go from there. */
export function StoryEnding({ className = "mt-12", children }: StoryEndingProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-6 on-dark rounded-card bg-cobalt p-6 text-paper lg:p-12 ${className}`}
    >
      <p className="min-w-0 font-display text-2xl font-extrabold leading-tight tracking-tight text-balance lg:text-5xl">
        {children}
      </p>
      <StoreBadge />
    </div>
  );
}
