import { site } from "@/content/site";

/** Says that what it stands beside is invented, until an owner puts her own in its place. */
export function SampleBadge() {
  return <small className="border-2 border-ink px-1.5 text-label font-bold">{site.sample}</small>;
}
