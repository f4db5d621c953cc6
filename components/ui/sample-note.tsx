import { site } from "@/content/site";

/** Marks sample content that the owner has not replaced yet. */
export function SampleNote() {
  return <small className="text-label font-normal text-ink-soft">({site.sample})</small>;
}
