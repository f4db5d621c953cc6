import { StoreBadge } from "@/components/smart-link/store-badge";

/** The last line of a story, and where to go from there. */
export function StoryEnding({ children }: { children: string }) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-6 border-t-8 border-ink pt-6">
      <p className="font-display text-2xl font-bold lg:text-3xl">{children}</p>
      <StoreBadge />
    </div>
  );
}
